"""The log: one line of JSON for each thing to know, without addresses."""

import logging
import time
from typing import Final

import msgspec

REQUESTS: Final = "hordekeep.requests"
UVICORN: Final = "uvicorn.error"
FAULTS_OF_CLIENTS: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn says of strangers who send what is no HTTP: they could fill a disk with it."""


class JsonLines(logging.Formatter):
    """Time, level, source, message, and the facts that came with it."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def is_news(record: logging.LogRecord) -> bool:
    """Whether somebody who looks after the server would want to know."""
    return record.msg not in FAULTS_OF_CLIENTS


def write_log(*, requests: bool) -> None:
    """Warnings go to the standard error output; every request too, if that is wanted."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
    logging.getLogger(REQUESTS).setLevel(logging.INFO if requests else logging.WARNING)
    logging.getLogger(UVICORN).addFilter(is_news)

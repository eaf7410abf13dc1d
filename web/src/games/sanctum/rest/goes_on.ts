/** A row that is longer than its room: `data-more` says on which side it goes on, so that it can be shown. */

import type { Attachment } from "svelte/attachments";

export function goesOn(): Attachment<HTMLElement> {
  return (row) => {
    const look = (): void => {
      const left = row.scrollLeft > 1 ? ["left"] : [];
      const right = row.scrollLeft + row.clientWidth < row.scrollWidth - 1 ? ["right"] : [];
      row.dataset["more"] = [...left, ...right].join(" ");
    };
    const size = new ResizeObserver(look);
    const items = new MutationObserver(look);
    size.observe(row);
    items.observe(row, { childList: true });
    row.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      size.disconnect();
      items.disconnect();
      row.removeEventListener("scroll", look);
    };
  };
}

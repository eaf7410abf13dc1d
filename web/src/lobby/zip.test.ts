import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { zipOf } from "./zip.ts";

test("a zip file of ours is read by others, with names and letters of any language", () => {
  const files = new Map([["sanctum-a.jsonl", '{"game": "sanctum"}\n'], ["zażółć.txt", "Łódź и Жар-птица\n"], ["empty", ""]]);
  const path = join(mkdtempSync(join(tmpdir(), "zip-")), "all.zip");
  writeFileSync(path, zipOf(files));
  const read = "import json, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))";
  const told: unknown = JSON.parse(execFileSync("python3", ["-c", read, path], { encoding: "utf8" }));
  assert.deepEqual(told, Object.fromEntries(files));
});

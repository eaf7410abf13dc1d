import assert from "node:assert/strict";
import { test } from "node:test";
import { ago } from "./ago.ts";

const NOW = 1_800_000_000;
const said = (seconds: number) => ago(NOW - seconds, NOW, "en");

test("what was is told in the largest unit that fits", () => {
  assert.equal(said(90), "1 minute ago");
  assert.equal(said(2 * 3600 + 59), "2 hours ago");
  assert.equal(said(86_400), "yesterday");
  assert.equal(said(9 * 86_400), "9 days ago");
});

test("less than a minute is now, also when the server's clock runs ahead", () => {
  assert.equal(said(59), "now");
  assert.equal(said(-30), "now");
});

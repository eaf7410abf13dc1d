import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, sharedIn } from "./shared.ts";

Object.defineProperty(globalThis, "location", { value: { origin: "https://example.org" } });
const fragmentOf = async (text: string) => (await linkTo(text)).replace("https://example.org/", "");

test("a position goes into a link and comes out of it", async () => {
  const text = `hordekeep = "position"\n${"tile = 1 # ähnlich\n".repeat(200)}`;
  const fragment = await fragmentOf(text);
  assert.ok(fragment.length < 400);
  assert.match(fragment, /^#p=[\w-]+$/);
  assert.equal(await sharedIn(fragment), text);
});

test("what is no position in a link is nothing", async () => {
  for (const fragment of ["", "#p=%%%", "#p=AAAA", await fragmentOf("0".repeat(1_000_000))]) {
    assert.equal(await sharedIn(fragment), null);
  }
});

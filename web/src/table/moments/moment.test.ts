/** Proves that of what happens at once the gravest is shown, and that no moment stays longer than it may. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { gravest, LONGEST, type Moment, MOMENTS, timeOf } from "./moment.ts";

const moment = (kind: Moment["kind"], title = ""): Moment => ({ kind, icon: "", title });

test("the gravest of several is shown, and of equals the last", () => {
  assert.equal(gravest([]), null);
  assert.equal(gravest([moment("beaten"), moment("won"), moment("grasp")])?.kind, "won");
  assert.equal(gravest([moment("fall", "first"), moment("item"), moment("fall", "second")])?.title, "second");
});

test("a moment lasts at most 1.2 seconds", () => {
  assert.equal(LONGEST, 1200);
  assert.deepEqual(MOMENTS.filter((kind) => timeOf(kind) > LONGEST), []);
});

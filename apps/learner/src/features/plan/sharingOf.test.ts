import { expect, test } from "vitest";
import { makeCapsule } from "../../shared/testing/makeCapsule.ts";
import { sharingOf } from "./sharingOf.ts";

test.each([
  [{}, { kind: "nothing" }],
  [{ is_owner: true }, { kind: "nothing" }],
  [{ is_owner: true, can_share: true }, { kind: "sharable" }],
  [{ is_owner: true, is_sharing_barred: true }, { kind: "barred" }],
  [{ is_owner: true, can_unshare: true, shared_by: "lina" }, { kind: "shared" }],
  [
    { can_unshare: true, shared_by: "lina" },
    { kind: "moderated", by: "lina" },
  ],
  [{ shared_by: "lina" }, { kind: "nothing" }],
])("%o is %o", (values, sharing) => {
  expect(sharingOf(makeCapsule(values))).toEqual(sharing);
});

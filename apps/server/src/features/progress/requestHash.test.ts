import { describe, expect, it } from "vitest";

import { requestHash } from "./requestHash.ts";

describe("requestHash", () => {
  it("does not depend on the order of properties", () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null } })).toEqual(
      requestHash({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  it.each([[{ a: 2 }], [{ a: "1" }], [{ a: 1, b: null }], [{ a: [1] }], [[1]]])(
    "tells %j from what it is not",
    (other) => {
      expect(requestHash(other)).not.toEqual(requestHash({ a: 1 }));
    },
  );
});

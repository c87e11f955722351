import { describe, expect, it } from "vitest";

import { decodeCursor, encodeCursor } from "./cursor.ts";

describe("cursor", () => {
  it("comes back as it went out", () => {
    const cursor = {
      time: new Date("2026-11-20T10:11:12.345Z"),
      id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e",
    };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });

  it.each(["", "abc", Buffer.from("1 2").toString("base64url"), "é".repeat(200)])(
    "refuses %j, which was not made here",
    (text) => {
      expect(() => decodeCursor(text)).toThrow("invalid_request");
    },
  );
});

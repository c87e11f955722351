import { describe, expect, it } from "vitest";

import { parseEvent } from "./ServerEvent.ts";

describe("parseEvent", () => {
  it("reads what was sent", () => {
    const event = { kind: "session.ended", session_id: "a" };
    expect(parseEvent(JSON.stringify(event))).toEqual(event);
  });

  it.each([
    "",
    "null",
    "{",
    '"session.ended"',
    '{"kind":"session.ended"}',
    '{"kind":"session.ended","session_id":1}',
    '{"kind":"generation.changed","user_id":"a"}',
    '{"kind":"of another version","session_id":"a"}',
    '{"kind":"toString"}',
  ])("passes over %s", (payload) => {
    expect(parseEvent(payload)).toBeNull();
  });
});

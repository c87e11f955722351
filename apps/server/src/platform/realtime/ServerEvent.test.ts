import { describe, expect, it } from "vitest";

import { formatEvent, kindOf, parseEvent } from "./ServerEvent.ts";

const changed = { kind: "generation.changed", ids: ["user_id", "capsule_id"] } as const;

describe("parseEvent", () => {
  it("reads what was sent", () => {
    const ids = { user_id: "a", capsule_id: "b" };
    expect(parseEvent(changed, formatEvent(changed, ids))).toMatchObject(ids);
  });

  it.each([
    "",
    "null",
    "{",
    '"generation.changed"',
    '{"kind":"generation.changed"}',
    '{"kind":"generation.changed","user_id":1,"capsule_id":"b"}',
    '{"kind":"generation.changed","user_id":"a"}',
    '{"kind":"of another version","user_id":"a","capsule_id":"b"}',
    '{"kind":"toString"}',
  ])("passes over %s", (payload) => {
    expect(parseEvent(changed, payload)).toBeNull();
  });
});

describe("kindOf", () => {
  it.each([
    ["", null],
    ["null", null],
    ['"kind"', null],
    ['{"kind":1}', null],
    ['{"kind":"of another version"}', "of another version"],
  ])("reads %s as %s", (payload, kind) => {
    expect(kindOf(payload)).toBe(kind);
  });
});

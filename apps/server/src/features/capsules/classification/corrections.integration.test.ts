import { describe, expect, it } from "vitest";
import { read } from "@alambic/domain/testing";

import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";

const server = await startTestServer({ author: createThreadAuthor() });
const feedback = "/capsules/classification/feedback";
const topic = "Bees of the old garden";
const suggested = { skill: "biology", domain: "natural_sciences", area: "generic" } as const;
const corrected = { skill: "painting", domain: "arts", area: "generic" } as const;

async function skillOf(member: TestMember, text: string): Promise<unknown> {
  const answer = await member.post("/capsules/classify-topic/", { text });
  expect(answer).toMatchObject({ status: 200 });
  return read(answer.body, "skill");
}

function correct(member: TestMember, changes: object = {}) {
  return member.post(feedback, { text: topic, suggested, corrected, ...changes });
}

describe("a correction", () => {
  it.each([
    ["the same topic", topic],
    ["the same in other letters", "  BEES of the old GARDEN! "],
    ["nearly the same", "in old gardens, the bees"],
  ])("counts at once for %s", async (_, text) => {
    const member = await createMember(server);
    expect(await skillOf(member, text)).not.toBe("painting");
    expect(await correct(member)).toMatchObject({ status: 204 });
    expect(await skillOf(member, text)).toBe("painting");
  });

  it.each(["Bees", "The old garden", "Birds of the old garden", "1914"])(
    "does not count for another topic: %s",
    async (text) => {
      const member = await createMember(server);
      const before = await skillOf(member, text);
      await correct(member);
      await correct(member, { text: "1918" });
      expect(await skillOf(member, text)).toBe(before);
    },
  );

  it("counts for nobody else, but that of an administrator for all", async () => {
    const member = await createMember(server);
    const other = await createMember(server);
    await correct(member, { text: "Bees in winter" });
    expect(await skillOf(other, "Bees in winter")).not.toBe("painting");
    const administrator = await createMember(server);
    await server.db
      .updateTable("users")
      .set({ is_superuser: true })
      .where("id", "=", administrator.id)
      .execute();
    await correct(administrator, { text: "Bees in winter" });
    expect(await skillOf(other, "Bees in winter")).toBe("painting");
  });

  it("gives way to a newer one", async () => {
    const member = await createMember(server);
    await correct(member);
    server.clock.advance({ seconds: 1 });
    await correct(member, { corrected: { ...corrected, skill: "drawing" } });
    expect(await skillOf(member, topic)).toBe("drawing");
  });
});

describe("corrections beyond the limit of a member", () => {
  it("are refused for the rest of the hour, and those of others and topics are not", async () => {
    const member = await createMember(server);
    for (let sent = 0; sent < 200; sent += 1)
      expect(await correct(member)).toMatchObject({ status: 204 });
    server.clock.advance({ seconds: 600 });
    expect(await correct(member)).toMatchObject({
      status: 429,
      headers: { "retry-after": "3000" },
      body: { code: "too_many_requests" },
    });
    expect(await skillOf(member, topic)).toBe("painting");
    expect(await correct(await createMember(server))).toMatchObject({ status: 204 });
    server.clock.advance({ seconds: 3000 });
    expect(await correct(member)).toMatchObject({ status: 204 });
  });
});

describe("a correction that is none", () => {
  it.each([
    ["no topic", { text: "" }, "text"],
    ["a topic of nothing but space", { text: " \n " }, "text"],
    ["a topic that is too long", { text: "a".repeat(10_001) }, "text"],
    ["no label", { corrected: null }, "corrected"],
    ["an unknown domain", { corrected: { ...corrected, domain: "cooking" } }, "corrected.domain"],
    ["no skill", { corrected: { domain: "arts", area: "generic" } }, "corrected.skill"],
    ["whose it is", { user_id: "01a209bb-8d2c-7210-a432-2e9585e5d83a" }, "user_id"],
  ])("is refused with the field: %s", async (_, changes, path) => {
    const member = await createMember(server);
    expect(await correct(member, changes)).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: [{ path }] },
    });
    expect(await skillOf(member, topic)).not.toBe("painting");
  });
});

describe("a topic", () => {
  it("that does not tell its language is in that of the app", async () => {
    const member = await createMember(server);
    const languageOf = async (text: string, reader: string) => {
      const request = { payload: { text }, headers: { "accept-language": reader } };
      const { body } = await member.call("POST", "/capsules/classify-topic/", request);
      return read(body, "language");
    };
    expect(await languageOf("katakana", "fr")).toBe("fr");
    expect(await languageOf("katakana", "nl")).toBe("nl");
    expect(await languageOf("the cell", "fr")).toBe("en");
  });
});

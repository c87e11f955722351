import { randomUUIDv7 } from "node:crypto";

import type { ShippedAtom } from "@alambic/content";
import { readList } from "@alambic/domain/testing";
import { beforeAll, describe, expect, it } from "vitest";

import { loadShipped } from "../../../start/content/loadShipped.ts";
import { answer } from "../../../testing/learn.ts";
import { shippedFixture } from "../../../testing/shippedFixture.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { stableId } from "../../capsules/index.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const explanation = "La cocotte enferme la vapeur : sous pression, l’ébullition attend 120 °C.";
const base = shippedFixture();
const gap: ShippedAtom = {
  key: "gap",
  title: "Le module",
  metadata: {},
  reward_xp: 10,
  content_type: "fill_in_blank",
  content: {
    prompt: "Complète la phrase.",
    segments: [
      { type: "text", text: "Le module s’appelle " },
      { type: "gap", id: "a", answers: ["Eagle"] },
    ],
    explanation: "Le nom veut dire aigle en anglais.",
  },
};
const cooker: ShippedAtom = {
  key: "cooker",
  title: "La cocotte",
  metadata: {},
  reward_xp: 10,
  content_type: "true_false",
  content: { statement: "Une cocotte refroidit les haricots.", answer: false, explanation },
};

beforeAll(async () => {
  const [first, ...others] = base.granules;
  const [lesson, ...rest] = first?.molecules ?? [];
  if (first === undefined || lesson === undefined) throw new Error("There is a first lesson.");
  const molecules = [{ ...lesson, atoms: [...lesson.atoms, cooker, gap] }, ...rest];
  const granules = [{ ...first, molecules }, ...others];
  await loadShipped(server, server.clock.now(), [{ ...base, granules }]);
});

async function quotesFor(member: TestMember, content: string): Promise<unknown[]> {
  server.clock.advance({ seconds: 2 });
  const { body } = await member.call("POST", "/toolbox/coach/messages", {
    payload: { id: randomUUIDv7(), content },
    headers: { "accept-language": "fr" },
  });
  return readList(body, "exchange.answer.parts").filter((part) =>
    JSON.stringify(part).includes('"quote"'),
  );
}

describe("what an exercise explains", () => {
  const question = "À quelle température bout l’eau sous pression dans une cocotte ?";

  it("is quoted to who has answered it, with its place, and to nobody before", async () => {
    const member = await createMember(server);
    await member.post(`/capsules/${capsuleId}/enroll`);
    const other = await createMember(server);
    await other.post(`/capsules/${capsuleId}/enroll`);
    const { id } = await server.db
      .selectFrom("atoms")
      .select("id")
      .where("title", "=", cooker.title)
      .executeTakeFirstOrThrow();
    await answer(other, id, true);
    expect(await quotesFor(member, question)).toEqual([]);
    await answer(member, id, true);
    expect(await quotesFor(member, question)).toEqual([
      {
        type: "quote",
        text: explanation,
        language: "fr",
        sources: [expect.objectContaining({ type: "lesson", atom_id: id, place: cooker.title })],
      },
    ]);
  });

  it("is found by its answer, though the question leaves that open", async () => {
    const member = await createMember(server);
    await member.post(`/capsules/${capsuleId}/enroll`);
    const { id } = await server.db
      .selectFrom("atoms")
      .select("id")
      .where("title", "=", gap.title)
      .executeTakeFirstOrThrow();
    const asked = "Que veut dire Eagle ?";
    expect(await quotesFor(member, asked)).toEqual([]);
    const logged = await member.post("/progress/log-answer", {
      answer_id: randomUUIDv7(),
      atom_id: id,
      response: { content_type: "fill_in_blank", gaps: [{ id: "a", text: "Apollo" }] },
      answered_at: "2026-11-20T10:00:00Z",
    });
    expect(logged).toMatchObject({ status: 200 });
    const [quote] = await quotesFor(member, asked);
    expect(quote).toMatchObject({ text: "Le nom veut dire aigle en anglais." });
  });
});

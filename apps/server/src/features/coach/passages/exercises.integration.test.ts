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
  const molecules = [{ ...lesson, atoms: [...lesson.atoms, cooker] }, ...rest];
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
});

import { randomUUIDv7 } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";
import { readList } from "@alambic/domain/testing";

import { startModelServer } from "../../testing/startModelServer.ts";
import { loadShipped } from "../../start/content/loadShipped.ts";
import { everyRow } from "../../testing/everyRow.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { stableId } from "../capsules/index.ts";
import { courses } from "./testing/courses.ts";
import { hostileReplies, hostileText } from "./testing/hostile.ts";

/** Half of them texts of a course, half of them messages; `pnpm eval hostile` makes more. */
const attempts = Number(process.env["HOSTILE_ATTEMPTS"] ?? "20");
const address = "/toolbox/coach/messages";
const course = stableId("evaluation-en:en");
const secret = "Zyxomma";
/** What asking the coach writes, and nothing else. */
const written = new Set(["coach_exchanges", "coach_units", "model_calls", "rate_limits"]);
const server = await startModelServer();
const { db, peer } = server;

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), courses);
});

const ask = (member: TestMember, content: string) => {
  server.clock.advance({ seconds: 2 });
  return member.post(address, { id: randomUUIDv7(), content });
};

describe("hostile texts, and a provider that obeys them", () => {
  it("bring nothing of another member into what is asked or answered, and nothing is done", async () => {
    const other = await createMember(server, "pro");
    await keepSecrets(other);
    const member = await createMember(server, "pro");
    await member.post(`/capsules/${course}/enroll`);
    await poison();
    const replies = hostileReplies(secret);
    const before = await everyRow(db);
    let reached = 0;
    for (let number = 0; number < attempts; number += 1) {
      const sent: string[] = [];
      peer.behave((call) => {
        sent.push(JSON.stringify(call));
        return replies[number % replies.length] ?? { kind: "refusal" };
      });
      const isText = number % 2 === 0;
      const half = Math.floor(number / 2);
      const { body } = await ask(
        member,
        isText
          ? `What were Roman roads built of, says ${markOf(half)}?`
          : `${hostileText(half)} What were Roman roads built of? ${number}`,
      );
      expect(sent.join()).toContain(isText ? markOf(half) : "Roman roads built of?");
      expect(sent.join()).not.toContain(secret);
      expect(sent.join()).not.toContain(other.username);
      expect(sent.join()).not.toContain(member.username);
      expect(JSON.stringify(body)).not.toContain(secret);
      reached += 1;
    }
    expect(reached).toBe(attempts);
    const changed = [...(await everyRow(db))].filter((row) => !before.has(row));
    expect(new Set(changed.map((row) => row.split(":")[0]))).toEqual(written);
    const answers = await db.selectFrom("coach_exchanges").select("written").execute();
    expect(answers.filter((answer) => answer.written !== null)).toEqual([]);
  }, 600_000);
});

/** What another member has, with a word that stands nowhere else: a diary, a capsule and a question. */
async function keepSecrets(other: TestMember): Promise<void> {
  await other.post("/journal/entries", {
    id: randomUUIDv7(),
    content: `${secret} diary`,
    written_at: server.clock.now().toISOString(),
  });
  const { capsuleId } = await makeCapsule(server, other);
  const title = `${secret} roads of gravel`;
  await db.updateTable("capsules").set({ title }).where("id", "=", capsuleId).execute();
  await db.updateTable("molecules").set({ title }).where("capsule_id", "=", capsuleId).execute();
  await ask(other, `${secret} gravel?`);
}

/** A word by which a poisoned text is found again. */
const markOf = (number: number) => `mark${1000 + number}`;

/** Puts an order into the course for each attempt that is a text. */
async function poison(): Promise<void> {
  const { id, content } = await db
    .selectFrom("atoms")
    .select(["id", "content"])
    .where("capsule_id", "=", course)
    .where("content_type", "=", "lesson")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const blocks: unknown[] = [...readList(content, "blocks")];
  for (let number = 0; number < attempts / 2; number += 1) {
    const text = `Roman roads ${markOf(number)}: ${hostileText(number)}`;
    blocks.push({ type: "paragraph", text });
  }
  await db
    .updateTable("atoms")
    .set({ content: JSON.stringify({ blocks }) })
    .where("id", "=", id)
    .execute();
}

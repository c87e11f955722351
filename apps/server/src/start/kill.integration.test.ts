import { randomUUIDv7 } from "node:crypto";

import type { AnswerLog } from "@alambic/contract";
import { expect, it } from "vitest";

import { insertUser } from "../features/users/accounts/insertUser.ts";
import { parseConfig } from "../platform/config/Config.ts";
import { prefix } from "../http/contract/Contract.ts";
import { openStore } from "../platform/db/openStore.ts";
import { createSession, sessionSeconds } from "../features/users/sessions/createSession.ts";
import { loadShipped } from "./content/loadShipped.ts";
import { stableId } from "./content/stableId.ts";
import { createTestDatabase } from "../testing/createTestDatabase.ts";
import { ServerProcess } from "../testing/ServerProcess.ts";
import { shippedFixture } from "../testing/shippedFixture.ts";

const rounds = 20;
const learners = 3;
const answersARound = 12;

/** An answer that was sent, and the reply where one came before the end. */
interface Sent {
  readonly answer: AnswerLog;
  readonly token: string;
  reply: string | null;
}

it("loses no acknowledged answer and counts none twice, killed twenty times over", async () => {
  const database = await createTestDatabase();
  const tokens = await prepare(database.environment);
  const sent: Sent[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = ServerProcess.start(database.environment);
    const address = await server.address();
    const answers = tokens.map((token) => sendAnswers(address, token, sent, round));
    await Promise.race(answers);
    await server.kill();
    await Promise.all(answers);
  }
  expect(sent.some(({ reply }) => reply === null)).toBe(true);

  const server = ServerProcess.start(database.environment);
  const address = await server.address();
  for (const { answer, token, reply } of sent) {
    const again = await send(address, token, answer);
    if (reply !== null) expect(again).toBe(reply);
  }
  for (const token of tokens) {
    const response = await fetch(`${address}${prefix}/progress/stats`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({
      answers_logged: sent.filter((entry) => entry.token === token).length,
      xp_total: 20,
    });
  }
  await server.kill();
  await database.remove();
}, 600_000);

/** Members who are enrolled, with their tokens. */
async function prepare(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const store = await openStore(parseConfig(environment), () => undefined);
  const now = new Date();
  const jobs = { send: () => Promise.reject(new Error("Nobody learns yet.")) };
  await loadShipped({ db: store.db, jobs }, now, [shippedFixture()]);
  const tokens: string[] = [];
  for (let index = 0; index < learners; index += 1) {
    const { id } = await insertUser(
      store.db,
      {
        username: `learner${index}`,
        email: `learner${index}@example.org`,
        password: "Still-Water-7",
        preferredLanguage: "en",
      },
      now,
    );
    await store.db
      .insertInto("enrolments")
      .values({
        user_id: id,
        capsule_id: stableId("boiling:fr"),
        enrolled_at: now,
        last_used_at: now,
      })
      .execute();
    tokens.push((await createSession(store.db, id, sessionSeconds.remembered, now)).token);
  }
  await store.close();
  return tokens;
}

/** Answers one item after the other until the server is gone. */
async function sendAnswers(
  address: string,
  token: string,
  sent: Sent[],
  round: number,
): Promise<void> {
  for (let count = 0; count < answersARound; count += 1) {
    const key = (round + count) % 2 === 0 ? "one-1" : "one-2";
    const entry: Sent = { answer: answerTo(key), token, reply: null };
    sent.push(entry);
    try {
      entry.reply = await send(address, token, entry.answer);
    } catch {
      return;
    }
  }
}

function answerTo(key: string): AnswerLog {
  return {
    answer_id: randomUUIDv7(),
    atom_id: stableId("boiling:fr", "item", key),
    response: { content_type: "quiz", choice_ids: ["a"] },
    elapsed_ms: 1000,
    answered_at: new Date().toISOString(),
  };
}

async function send(address: string, token: string, answer: AnswerLog): Promise<string> {
  const response = await fetch(`${address}${prefix}/progress/log-answer`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(answer),
  });
  const reply = await response.text();
  expect(response.status, reply).toBe(200);
  return reply;
}

import { randomUUIDv7 } from "node:crypto";

import type { AnswerLog } from "@alambic/contract";

import { insertUser } from "../../features/users/accounts/insertUser.ts";
import { createSession, sessionSeconds } from "../../features/users/sessions/createSession.ts";
import { prefix } from "../../http/contract/Contract.ts";
import { parseConfig } from "../../platform/config/Config.ts";
import { openStore } from "../../platform/db/openStore.ts";
import { ServerProcess } from "../../testing/ServerProcess.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import type { TestDatabase } from "../../testing/TestDatabase.ts";
import { loadShipped } from "../content/loadShipped.ts";
import { stableId } from "../../features/capsules/index.ts";

const learners = 3;
const answersARound = 12;
/** What the two items that are answered give. */
const xp = 20;

/** An answer that was sent, and the reply where one came before the end. */
interface Sent {
  readonly answer: AnswerLog;
  readonly token: string;
  reply: string | null;
}

export interface AnswerKilling {
  /** How often the server is killed. */
  readonly rounds: number;
  readonly signal?: AbortSignal;
}

export interface AnswerKillResult {
  /** Answers that were sent, and those among them that no reply came to. */
  readonly sent: number;
  readonly cutOff: number;
  /** What is not as it should be in the end, in words. */
  readonly faults: readonly string[];
}

/** Kills a server over and over while members answer; what it acknowledged is judged in the end. */
export async function killWhileAnswering(
  { environment }: Pick<TestDatabase, "environment">,
  { rounds, signal }: AnswerKilling,
): Promise<AnswerKillResult> {
  const tokens = await prepare(environment);
  const sent: Sent[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = ServerProcess.start(environment, signal);
    const address = await server.address();
    const answers = tokens.map((token) => sendAnswers(address, token, sent, round));
    await Promise.race(answers);
    await server.kill();
    await Promise.all(answers);
  }
  const cutOff = sent.filter(({ reply }) => reply === null).length;
  const server = ServerProcess.start(environment, signal);
  const faults = await judge(await server.address(), tokens, sent);
  await server.kill();
  return { sent: sent.length, cutOff, faults };
}

/** Sends everything again: it gets the replies that it got before, and counts once. */
async function judge(
  address: string,
  tokens: readonly string[],
  sent: readonly Sent[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { answer, token, reply } of sent) {
    const again = await send(address, token, answer);
    if (reply !== null && again !== reply) faults.push(`${answer.answer_id}: another reply`);
  }
  for (const token of tokens) {
    const logged = sent.filter((entry) => entry.token === token).length;
    const response = await fetch(`${address}${prefix}/progress/stats`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const stats = await response.text();
    if (!stats.includes(`"answers_logged":${logged},`) || !stats.includes(`"xp_total":${xp}`))
      faults.push(`${logged} answers sent, ${xp} XP to earn: ${stats}`);
  }
  return faults;
}

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
    } catch (error) {
      // The connection broke: that is what is tested. An answer that was refused is a fault.
      if (error instanceof TypeError) return;
      throw error;
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
  if (response.status !== 200) throw new Error(`${response.status}: ${reply}`);
  return reply;
}

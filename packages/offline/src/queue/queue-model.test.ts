import "fake-indexeddb/auto";
import assert from "node:assert/strict";

import type { AnswerLog, AnswerResult } from "@alambic/contract";
import fc from "fast-check";
import { test } from "vitest";

import { buildAnswer, buildResult, subject } from "../testing/answers.ts";
import { createTestQueue, deleteDatabase } from "../testing/createTestQueue.ts";
import type { AnswerQueue } from "./createAnswerQueue.ts";
import type { SendOutcome } from "./createQueue.ts";

/** What can happen to one request. */
const faults = [
  "none",
  "request lost",
  "reply lost",
  "killed before",
  "killed after",
  "fault of the server",
  "not signed in",
  "answered on the way",
  "somebody else signed in",
  "refused",
] as const;
type Fault = (typeof faults)[number];

const users = ["u-1", "u-2"] as const;

type Step =
  | { readonly kind: "enqueue" }
  | { readonly kind: "replay"; readonly faults: readonly Fault[] }
  | { readonly kind: "sign in"; readonly user: string };

const steps = fc.oneof(
  fc.constant<Step>({ kind: "enqueue" }),
  fc.record({
    kind: fc.constant("replay" as const),
    faults: fc.array(fc.constantFrom(...faults), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant("sign in" as const), user: fc.constantFrom(...users) }),
);

/** A browser whose tab can be killed, and a server that counts each answer once. */
class World {
  readonly #committed = new Map<string, string>();
  readonly #refused = new Set<string>();
  readonly #owners = new Map<string, string>();
  #faults: Fault[] = [];
  #user: string = users[0];
  #queue = this.#openTab();
  #killed = Promise.withResolvers<void>();

  async perform(step: Step): Promise<void> {
    if (step.kind === "sign in") this.#user = step.user;
    if (step.kind === "enqueue") {
      const id = `answer ${this.#owners.size}`;
      this.#owners.set(id, this.#user);
      const outcome = await this.#queue.enqueue(buildAnswer(id), subject);
      assert.equal(outcome.status, "saved");
    }
    if (step.kind === "replay") {
      this.#faults = [...step.faults];
      await Promise.race([this.#queue.replay(), this.#killed.promise]);
    }
  }

  /** With a network that works, each user sends what is left. Nothing is lost, nothing is another's. */
  async settle(): Promise<void> {
    this.#faults = [];
    for (const user of users) {
      this.#user = user;
      await this.#queue.replay();
      assert.equal(this.#queue.getState().unsent, 0);
      for (const { payload: answer } of this.#queue.getState().refused) {
        assert.equal(this.#owners.get(answer.answer_id), user);
        this.#refused.add(answer.answer_id);
      }
    }
    for (const [id, owner] of this.#owners) {
      if (!this.#refused.has(id)) assert.equal(this.#committed.get(id), owner);
    }
  }

  #openTab(): AnswerQueue {
    return createTestQueue({
      send: (answer, ownerId) => this.#send(answer, ownerId),
      userId: () => this.#user,
      // There is one tab at a time, and a killed one holds no lock.
      exclusively: (run) => run(),
    });
  }

  async #send(answer: AnswerLog, ownerId: string): Promise<SendOutcome<AnswerResult>> {
    assert.equal(ownerId, this.#owners.get(answer.answer_id));
    const fault = this.#faults.shift() ?? "none";
    switch (fault) {
      case "none":
        return this.#commit(answer);
      case "request lost":
        return { ok: false, failure: { kind: "network" } };
      case "reply lost":
        this.#commit(answer);
        return { ok: false, failure: { kind: "timeout" } };
      case "killed before":
        return this.#kill();
      case "killed after":
        this.#commit(answer);
        return this.#kill();
      case "fault of the server":
        return { ok: false, failure: { kind: "problem", status: 500 } };
      case "not signed in":
        return { ok: false, failure: { kind: "problem", status: 401 } };
      case "answered on the way":
        return { ok: false, failure: { kind: "unexpected", status: 403 } };
      case "somebody else signed in":
        return { ok: false, failure: { kind: "problem", status: 409, code: "account_mismatch" } };
      case "refused":
        if (this.#committed.has(answer.answer_id)) return this.#commit(answer);
        return { ok: false, failure: { kind: "problem", status: 422 } };
    }
  }

  #commit(answer: AnswerLog): SendOutcome<AnswerResult> {
    assert.equal(this.#owners.get(answer.answer_id), this.#user);
    this.#committed.set(answer.answer_id, this.#user);
    return { ok: true, data: buildResult(answer.answer_id) };
  }

  #kill(): Promise<never> {
    this.#queue = this.#openTab();
    this.#killed.resolve();
    this.#killed = Promise.withResolvers<void>();
    return Promise.withResolvers<never>().promise;
  }
}

test("no answer is lost or sent as another's, whatever fails on the way", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60 }), async (history) => {
      await deleteDatabase();
      const world = new World();
      for (const step of history) await world.perform(step);
      await world.settle();
    }),
    { seed: 20261120, numRuns: 100 },
  );
}, 60_000);

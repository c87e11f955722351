import { afterAll } from "vitest";

import { startFakeModelServer } from "@alambic/author/testing";
import type { FakeModelServer } from "@alambic/author/testing";
import type { AuthorService } from "@alambic/author/service";
import { parseConfig } from "../platform/config/Config.ts";
import { startTestServer } from "./startTestServer.ts";
import type { TestServer } from "./startTestServer.ts";
import { createServerAuthor } from "../start/createServerAuthor.ts";

export interface ModelServer extends TestServer {
  readonly peer: FakeModelServer;
  /** The calls that brought nothing so far, as `items unavailable`. */
  readonly failures: string[];
}

/** Boots the real server with its jobs, its reader of PDFs, and a model that is a peer on this machine. */
export async function startModelServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<ModelServer> {
  const peer = await startFakeModelServer();
  afterAll(() => peer.stop());
  // The author needs the database of the server, which is started with the author.
  const { promise: made, resolve } = Promise.withResolvers<AuthorService>();
  const failures: string[] = [];
  const server = await startTestServer({ withJobs: true, author: authorOnceMade(made) });
  resolve(
    createServerAuthor({
      settings: parseConfig({
        AI_PROVIDER: "openai-compatible",
        AI_BASE_URL: peer.baseUrl,
        AI_MODEL: "peer",
        ...environment,
      }).ai,
      db: server.db,
      now: server.clock.now,
      onFailure: ({ fault }, purpose) => failures.push(`${purpose} ${fault}`),
      onThreadFailure: ({ message }) => failures.push(message),
    }),
  );
  return { ...server, peer, failures };
}

function authorOnceMade(made: Promise<AuthorService>): AuthorService {
  return {
    expectPdf: async () => (await made).expectPdf(),
    classify: async (...input) => (await made).classify(...input),
    knownSkills: async () => (await made).knownSkills(),
    extract: async (...input) => (await made).extract(...input),
    readText: async (...input) => (await made).readText(...input),
    assess: async (...input) => (await made).assess(...input),
    plan: async (...input) => (await made).plan(...input),
    makeLesson: async (...input) => (await made).makeLesson(...input),
    expectWork: async () => (await made).expectWork(),
    makeCapsule: async (...input) => (await made).makeCapsule(...input),
    offerBonus: async (...input) => (await made).offerBonus(...input),
    makeBonus: async (...input) => (await made).makeBonus(...input),
    askAtOnce: async (question) => {
      const { askAtOnce } = await made;
      if (askAtOnce === undefined) throw new Error("No model is there.");
      return askAtOnce(question);
    },
    stop: async () => (await made).stop(),
  };
}

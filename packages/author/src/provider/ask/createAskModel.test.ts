import { subscribe, unsubscribe } from "node:diagnostics_channel";

import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { readText } from "@alambic/domain/testing";
import type { ModelSettings } from "../ModelSettings.ts";
import { ProviderError } from "../ProviderError.ts";
import { startAnthropicPeer } from "../testing/AnthropicPeer.ts";
import { askForWord as question } from "../testing/askForWord.ts";
import { memoryLedger } from "../testing/memoryLedger.ts";
import { modelSettings } from "../testing/modelSettings.ts";
import { peerUsage, startFakeModelServer } from "../testing/FakeModelServer.ts";
import type { PeerReply } from "../testing/FakeModelServer.ts";
import { createAskModel } from "./createAskModel.ts";
import { guardedFetch } from "./guardedFetch.ts";
import { createLanguageModel } from "./createLanguageModel.ts";

const key = "sk-test-0123456789";
const peer = await startFakeModelServer();
afterAll(() => peer.stop());

const good: PeerReply = { kind: "answer", value: { word: "leaf" } };
function redirectTo(location: string): void {
  peer.behave(() => ({ kind: "status", status: 307, headers: { location } }));
}

/** Where `fetch` turns to meanwhile, whether it gets there or not. */
async function originsAskedBy(act: () => Promise<void>): Promise<readonly string[]> {
  const origins: string[] = [];
  const note = (message: unknown) => void origins.push(readText(message, "request.origin"));
  subscribe("undici:request:create", note);
  await act();
  unsubscribe("undici:request:create", note);
  return origins;
}

let waited: number[] = [];
beforeEach(() => {
  waited = [];
});

async function asker(
  wanted: Partial<ModelSettings> = {},
  ledger = memoryLedger().ledger,
  limits = { timeoutSeconds: 60, silenceSeconds: 60 },
  stopped = new AbortController().signal,
) {
  const settings = modelSettings(peer.baseUrl, { key, ...wanted });
  return createAskModel({
    model: await createLanguageModel(settings),
    settings: { ...settings, ...limits },
    ledger,
    stopped,
    sleep: (duration) => Promise.resolve(waited.push(duration)),
  });
}

describe("createAskModel", () => {
  it("asks for the shape of the answer, and keeps what is data apart from what is to be done", async () => {
    peer.behave(() => good);
    const ask = await asker();
    expect(await ask(question)).toBe("leaf");
    expect(peer.calls).toMatchObject([
      {
        purpose: "plan",
        instructions: "Name a thing.",
        data: { of: "a tree" },
        headers: { authorization: `Bearer ${key}` },
      },
    ]);
  });

  it.each(["openai", "mistral"] as const)("speaks the wire of %s", async (provider) => {
    peer.behave(() => good);
    const ask = await asker({ provider });
    expect(await ask(question)).toBe("leaf");
    expect(peer.calls[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it.each(["peer", "claude-sonnet-4-5"])("speaks the wire of anthropic: %s", async (model) => {
    const anthropic = await startAnthropicPeer({ word: "leaf" });
    const { ledger, lines } = memoryLedger();
    const ask = await asker({ provider: "anthropic", baseUrl: anthropic.baseUrl, model }, ledger);
    expect(await ask(question)).toBe("leaf");
    expect(lines).toMatchObject([{ spent: peerUsage }]);
    expect(anthropic.seen).toMatchObject([
      { path: "/v1/messages", headers: { "x-api-key": key }, body: { model } },
    ]);
    await anthropic.stop();
  });

  it.each([
    ["fenced", '```json\n{"word": "leaf"}\n```'],
    ["introduced", 'Here you are: {"word": "leaf"}'],
    ["after thinking aloud", '<think>{"word": "root"} or so?</think>{"word": "leaf"}'],
  ])("takes an answer that is %s", async (_, text) => {
    peer.behave(() => ({ kind: "text", text }));
    const { ledger, lines } = memoryLedger();
    const ask = await asker({}, ledger);
    expect(await ask(question)).toBe("leaf");
    expect(lines).toMatchObject([{ spent: peerUsage }]);
  });

  it("reserves before the call, and settles what the provider says that it took", async () => {
    const { ledger, lines } = memoryLedger();
    peer.behave(() => {
      expect(lines).toMatchObject([{ capsuleId: "capsule", purpose: "plan", spent: "open" }]);
      return good;
    });
    const ask = await asker({}, ledger);
    await ask(question);
    expect(lines).toMatchObject([{ spent: peerUsage }]);
    expect(lines[0]?.tokens).toBeGreaterThan(8000);
  });

  it("does not call where the budget is used up", async () => {
    peer.behave(() => good);
    const ask = await asker({}, memoryLedger(100).ledger);
    await expect(ask(question)).rejects.toMatchObject({ fault: "budget_reached" });
    expect(peer.calls).toHaveLength(0);
  });

  it("waits as long as it is told to, and asks again", async () => {
    const busy = { kind: "status", status: 429, headers: { "retry-after": "7" } } as const;
    peer.behave(({ earlier }) => (earlier === 0 ? busy : good));
    const ask = await asker();
    expect(await ask(question)).toBe("leaf");
    expect(waited).toEqual([7000]);
  });

  it("leaves a provider alone that wants to be left alone for long", async () => {
    peer.behave(() => ({ kind: "status", status: 429, headers: { "retry-after": "3600" } }));
    const ask = await asker();
    await expect(ask(question)).rejects.toMatchObject({ fault: "rate_limited", isPassing: true });
    expect(peer.calls).toHaveLength(1);
  });

  it.each<[string, PeerReply, string, number, unknown]>([
    ["a time-out", { kind: "hang" }, "timed_out", 3, "unknown"],
    ["a refusal", { kind: "refusal" }, "refused", 1, peerUsage],
    [
      "a filter",
      { kind: "text", text: "", finishReason: "content_filter" },
      "refused",
      1,
      peerUsage,
    ],
    [
      "a whole answer that is held back",
      { kind: "text", text: '{"word": "leaf"}', finishReason: "content_filter" },
      "refused",
      1,
      peerUsage,
    ],
    ["broken JSON", { kind: "text", text: '{"word": "le' }, "unreadable", 2, peerUsage],
    ["another shape", { kind: "answer", value: { words: [] } }, "unreadable", 2, peerUsage],
    [
      "an answer that ran out of tokens",
      { kind: "text", text: '{"wo', finishReason: "length" },
      "unreadable",
      2,
      peerUsage,
    ],
    ["an empty answer", { kind: "text", text: "" }, "unreadable", 2, peerUsage],
    ["a cut stream", { kind: "cut" }, "unreadable", 2, "unknown"],
    ["a stream that ends with an error", { kind: "giveUp" }, "unavailable", 3, "unknown"],
    ["a stream of nonsense", { kind: "babble" }, "unreadable", 2, "unknown"],
    ["a stream that falls silent", { kind: "stall" }, "timed_out", 3, "unknown"],
    ["a body that is no stream", { kind: "unstreamed" }, "unreadable", 2, "unknown"],
    ["an endless stream", { kind: "endless" }, "unreadable", 2, "unknown"],
    ["429 without end", { kind: "status", status: 429 }, "rate_limited", 3, "nothing"],
    ["a provider that is down", { kind: "status", status: 503 }, "unavailable", 3, "nothing"],
    ["a wrong key", { kind: "status", status: 401 }, "misconfigured", 1, "nothing"],
    ["an unknown model", { kind: "status", status: 404 }, "misconfigured", 1, "nothing"],
  ])("%s ends as a fault with a name", async (_, behaviour, fault, calls, spent) => {
    peer.behave(() => behaviour);
    const { ledger, lines } = memoryLedger();
    const ask = await asker({}, ledger, {
      timeoutSeconds: behaviour.kind === "hang" ? 0.5 : 60,
      silenceSeconds: behaviour.kind === "stall" ? 0.5 : 60,
    });
    await expect(ask(question)).rejects.toMatchObject({ name: "ProviderError", fault });
    expect(peer.calls).toHaveLength(calls);
    expect(lines.map((line) => line.spent)).toEqual(Array(calls).fill(spent));
  });

  it("follows no redirect to another peer, however well that would answer", async () => {
    const other = await startFakeModelServer();
    other.behave(() => good);
    redirectTo(`${other.baseUrl}/chat/completions`);
    const { ledger, lines } = memoryLedger();
    const ask = await asker({}, ledger);
    await expect(ask(question)).rejects.toMatchObject({ fault: "unavailable" });
    expect(other.calls).toEqual([]);
    expect(peer.calls).toHaveLength(3);
    expect(lines.map(({ spent }) => spent)).toEqual(["unknown", "unknown", "unknown"]);
    await other.stop();
  });

  it("follows no redirect to a link-local address", async () => {
    redirectTo("http://169.254.169.254/latest/meta-data/");
    const ask = await asker();
    const asked = await originsAskedBy(() =>
      expect(ask(question)).rejects.toMatchObject({ fault: "unavailable" }),
    );
    expect(asked).toEqual(Array(3).fill(new URL(peer.baseUrl).origin));
  });

  it("ends with the server: what is under way is broken off, and is no fault of the provider", async () => {
    const stopping = new AbortController();
    const { ledger, lines } = memoryLedger();
    peer.behave(() => {
      queueMicrotask(() => stopping.abort(new Error("stopping")));
      return { kind: "hang" };
    });
    const ask = await asker({}, ledger, undefined, stopping.signal);
    await expect(ask(question)).rejects.toThrow("stopping");
    expect(peer.calls).toHaveLength(1);
    expect(lines).toMatchObject([{ spent: "unknown" }]);
  });

  it("reaches the configured host only", async () => {
    const reach = guardedFetch("https://api.example");
    await expect(reach("https://other.example/v1")).rejects.toThrow("Another host");
    await expect(reach("http://api.example/v1")).rejects.toThrow("Another host");
    await expect(reach("http://169.254.169.254/latest")).rejects.toThrow("Another host");
  });

  it("says nothing of the key, the question or the answer in its errors", async () => {
    const body = { error: { message: `Wrong key ${key} for a tree` } };
    peer.behave(() => ({ kind: "status", status: 401, body }));
    const ask = await asker();
    const error: unknown = await ask(question).catch((caught: unknown) => caught);
    if (!(error instanceof ProviderError)) throw new Error("Another error");
    const all = JSON.stringify([error.message, error.stack, error, error.cause]);
    expect(all).not.toMatch(/sk-test|a tree|Wrong key/u);
  });
});

import { describe, expect, it, onTestFinished } from "vitest";

import { startAnthropicPeer } from "../testing/AnthropicPeer.ts";
import type { AnthropicFault } from "../testing/AnthropicPeer.ts";
import { askForWord as question } from "../testing/askForWord.ts";
import { memoryLedger } from "../testing/memoryLedger.ts";
import { modelSettings } from "../testing/modelSettings.ts";
import { peerUsage } from "../testing/FakeModelServer.ts";
import { createAskModel } from "./createAskModel.ts";
import { createLanguageModel } from "./createLanguageModel.ts";

const tooMany = (wait: string) =>
  ({
    kind: "status",
    status: 429,
    type: "rate_limit_error",
    headers: { "retry-after": wait },
  }) as const;
const overloaded = { kind: "status", status: 529, type: "overloaded_error" } as const;
const down = { kind: "status", status: 500, type: "api_error" } as const;
const wrongKey = { kind: "status", status: 401, type: "authentication_error" } as const;

/** Asks a model by this name over Anthropic's wire, the peer misbehaving at some calls. */
async function asked(model: string, faultAt: (call: number) => AnthropicFault | undefined) {
  const peer = await startAnthropicPeer({ word: "leaf" }, faultAt);
  onTestFinished(() => peer.stop());
  const settings = modelSettings(peer.baseUrl, {
    provider: "anthropic",
    model,
    key: "key",
    timeoutSeconds: 2,
  });
  const { ledger, lines } = memoryLedger();
  const waits: number[] = [];
  const ask = createAskModel({
    model: await createLanguageModel(settings),
    settings,
    ledger,
    stopped: new AbortController().signal,
    sleep: (duration) => Promise.resolve(waits.push(duration)),
  });
  const outcome = await ask(question).catch((error: unknown) => error);
  return { outcome, calls: peer.seen.length, spent: lines.map((line) => line.spent), waits };
}

// The SDK asks models that it knows otherwise than others.
describe.each(["peer", "claude-sonnet-4-5"])("over the wire of Anthropic (%s)", (model) => {
  it.each<[string, AnthropicFault, fault: string, calls: number]>([
    ["429 without end", tooMany("1"), "rate_limited", 3],
    ["429 for an hour", tooMany("3600"), "rate_limited", 1],
    ["a provider that is overloaded", overloaded, "unavailable", 3],
    ["a provider that is down", down, "unavailable", 3],
    ["a wrong key", wrongKey, "misconfigured", 1],
    ["a refusal", { kind: "refusal" }, "refused", 1],
    ["broken JSON", { kind: "broken" }, "unreadable", 2],
  ])("%s is told as what it is", { timeout: 20_000 }, async (_, fault, told, calls) => {
    const found = await asked(model, () => fault);
    expect(found.outcome).toMatchObject({ name: "ProviderError", fault: told });
    expect(found.calls).toBe(calls);
  });

  it.each<[string, AnthropicFault]>([
    ["a cut stream", { kind: "cut" }],
    ["one that gives up midway", { kind: "giveUp" }],
    ["an endless answer", { kind: "endless" }],
  ])("%s ends, and counts in full", { timeout: 20_000 }, async (_, fault) => {
    const found = await asked(model, () => fault);
    expect(found.outcome).toMatchObject({ name: "ProviderError" });
    expect(found.calls).toBeLessThanOrEqual(3);
    expect(new Set(found.spent)).toEqual(new Set(["unknown"]));
  });

  it.each<[string, AnthropicFault, waits: number[]]>([
    ["429 with Retry-After", tooMany("2"), [2000]],
    ["an overload", overloaded, [1000]],
    ["broken JSON", { kind: "broken" }, []],
  ])("%s once: asked again", async (_, fault, waits) => {
    const found = await asked(model, (call) => (call === 0 ? fault : undefined));
    expect(found).toMatchObject({ outcome: "leaf", calls: 2, waits });
    expect(found.spent[1]).toEqual(peerUsage);
  });
});

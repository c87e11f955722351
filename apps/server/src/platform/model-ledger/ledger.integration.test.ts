import { describe, expect, it } from "vitest";
import type { ModelLedger } from "@alambic/author/provider";

import { purgeExpired } from "../../start/purgeExpired.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { createDatabaseLedger } from "./createDatabaseLedger.ts";

const server = await startTestServer();
const settings = {
  model: "peer",
  tokensPerMonth: 1_000_000,
  tokensPerMemberPerMonth: 1000,
  inputPrice: 3,
  outputPrice: 15,
};

/** A capsule of a new member, in a month of its own, with a ledger. */
async function account(limits: Partial<typeof settings> = {}) {
  const { capsuleId } = await makeCapsule(server, await createMember(server));
  const ledger = createDatabaseLedger(server.db, { ...settings, ...limits }, server.clock.now);
  return { capsuleId, ledger };
}

function reserve(ledger: ModelLedger, capsuleId: string, tokens = 100) {
  return ledger.reserve({ capsuleId, purpose: "items", tokens });
}

function linesOf(capsuleId: string) {
  return server.db
    .selectFrom("model_calls")
    .selectAll()
    .where("capsule_id", "=", capsuleId)
    .orderBy("id")
    .execute();
}

describe("the ledger of model calls", () => {
  it("lets exactly as many calls pass as the budget holds, however many come at once", async () => {
    const { capsuleId, ledger } = await account();
    const calls = await Promise.allSettled(
      Array.from({ length: 100 }, () => reserve(ledger, capsuleId)),
    );
    expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const call of calls)
      if (call.status === "rejected")
        expect(call.reason).toMatchObject({ fault: "budget_reached" });
    expect(await linesOf(capsuleId)).toHaveLength(10);
  });

  it("counts what a call took instead of what was reserved, and what it cost", async () => {
    const { capsuleId, ledger } = await account();
    const call = await reserve(ledger, capsuleId, 1000);
    await expect(reserve(ledger, capsuleId, 900)).rejects.toThrow("budget_reached");
    await call.settle({ input: 60, output: 40 });
    await reserve(ledger, capsuleId, 900);
    expect(await linesOf(capsuleId)).toMatchObject([
      { status: "settled", tokens: 100, input_tokens: 60, output_tokens: 40, cost_micros: 780 },
      { status: "reserved", tokens: 900, cost_micros: 0 },
    ]);
  });

  it("gives back what was turned away, and keeps what nobody knows of", async () => {
    const { capsuleId, ledger } = await account();
    const refused = await reserve(ledger, capsuleId, 1000);
    await refused.settle("nothing");
    const lost = await reserve(ledger, capsuleId, 1000);
    await lost.settle("unknown");
    await expect(reserve(ledger, capsuleId, 1)).rejects.toThrow("budget_reached");
    expect(await linesOf(capsuleId)).toMatchObject([
      { status: "released", tokens: 0 },
      { status: "unknown", tokens: 1000 },
    ]);
  });

  it("holds everybody to one budget, and each member to their own", async () => {
    const first = await account();
    await reserve(first.ledger, first.capsuleId, 1000);
    const { owner_id: ownerId } = await server.db
      .selectFrom("capsules")
      .select("owner_id")
      .where("id", "=", first.capsuleId)
      .executeTakeFirstOrThrow();
    expect(await first.ledger.hasRoom(ownerId ?? "")).toBe(false);
    expect(await first.ledger.hasRoom()).toBe(true);
    const second = await account();
    await reserve(second.ledger, second.capsuleId, 1000);
    const spent = (await server.db.selectFrom("model_calls").select("tokens").execute()).reduce(
      (total, { tokens }) => total + tokens,
      0,
    );
    const full = await account({ tokensPerMonth: spent });
    expect(await full.ledger.hasRoom()).toBe(false);
    await expect(reserve(full.ledger, full.capsuleId, 1)).rejects.toThrow("budget_reached");
  });

  it("counts a call against whoever asked for it, not against the owner of the capsule", async () => {
    const { capsuleId, ledger } = await account();
    const guest = await createMember(server);
    await ledger.reserve({ capsuleId, memberId: guest.id, purpose: "items", tokens: 1000 });
    expect(await ledger.hasRoom(guest.id)).toBe(false);
    expect(await linesOf(capsuleId)).toMatchObject([{ user_id: guest.id }]);
    await reserve(ledger, capsuleId, 1000);
  });

  it("closes the line of a call whose process is gone, and keeps counting it", async () => {
    const { capsuleId, ledger } = await account();
    await reserve(ledger, capsuleId, 1000);
    const dayMs = 86_400_000;
    await purgeExpired(server.db, new Date(server.clock.now().getTime() + dayMs));
    expect(await linesOf(capsuleId)).toMatchObject([{ status: "reserved" }]);
    await purgeExpired(server.db, new Date(server.clock.now().getTime() + dayMs + 1));
    expect(await linesOf(capsuleId)).toMatchObject([{ status: "unknown", tokens: 1000 }]);
  });

  it("begins anew with the month", async () => {
    const { capsuleId, ledger } = await account();
    await reserve(ledger, capsuleId, 1000);
    const later = () => new Date(server.clock.now().getTime() + 32 * 86_400_000);
    await reserve(createDatabaseLedger(server.db, settings, later), capsuleId, 1000);
    expect(await linesOf(capsuleId)).toHaveLength(2);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { useGetCapsule, useGetCapsuleQuota } from "../../generated/capsules/index.ts";
import type { GetCapsuleInput } from "../../generated/capsules/index.ts";
import { networkDown, noAnswer } from "./testing/fakeServer.ts";
import { createWorld, renderApiHook } from "./testing/renderApiHook.tsx";
import type { World } from "./testing/renderApiHook.tsx";
import { buildUser, jsonReply, problemReply } from "./testing/replies.ts";

const quota = { used: 1, limit: 3, unlimited: false };
const call = "GET /capsules/quota";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const count = (asked: readonly string[], path: string = call) =>
  asked.filter((entry) => entry === path).length;

const place = { capsule_id: "c-1", domain: "mathematics", area: "generic" };
const plan = "GET /capsules/c-1/mathematics/generic";

/** Shows a plan, or with null leaves it. */
function renderPlan(world: World) {
  return renderApiHook(
    world,
    (shown: GetCapsuleInput | null = place) => useGetCapsule(shown),
    place,
  );
}

describe("an answer", () => {
  test("is loading, then ready", async () => {
    const world = createWorld();
    world.server.on(call, () => jsonReply(quota));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    expect(result.current.status).toBe("loading");
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({ status: "ready", data: quota, failure: null }),
    );
  });

  test("is fresh for a minute, then shown while it is asked for again", async () => {
    const world = createWorld();
    world.server.on(plan, () => jsonReply({ version: 1 }));
    const { result, rerender } = await renderPlan(world);
    await vi.waitFor(() => expect(result.current.status).toBe("ready"));
    await rerender(null);
    expect(result.current.status).toBe("idle");

    await pass(58_000);
    await rerender(place);
    await pass(100);
    expect(result.current).toMatchObject({ status: "ready", data: { version: 1 } });
    expect(count(world.server.asked, plan)).toBe(1);
    await rerender(null);

    await pass(2_000);
    world.server.on(plan, () => jsonReply({ version: 2 }));
    await rerender(place);
    expect(result.current).toMatchObject({ status: "ready", data: { version: 1 } });
    await vi.waitFor(() => expect(result.current).toMatchObject({ data: { version: 2 } }));
    expect(count(world.server.asked, plan)).toBe(2);
  });

  test("that nothing shows is forgotten after ten minutes", async () => {
    const world = createWorld();
    world.server.on(plan, () => jsonReply({ version: 1 }));
    const { result, rerender } = await renderPlan(world);
    await vi.waitFor(() => expect(result.current.status).toBe("ready"));
    await rerender(null);
    await pass(599_000);
    await rerender(place);
    expect(result.current.status).toBe("ready");
    await rerender(null);
    await pass(600_000);
    world.server.on(plan, noAnswer);
    await rerender(place);
    expect(result.current.status).toBe("loading");
  });

  test("is asked for again when one asks for it", async () => {
    const world = createWorld();
    world.server.on(call, () => jsonReply(quota));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() => expect(result.current.status).toBe("ready"));
    world.server.on(call, () => jsonReply({ ...quota, used: 2 }));
    void result.current.refresh();
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({ status: "ready", data: { used: 2 } }),
    );
  });

  test("of another user is not shown", async () => {
    const world = createWorld();
    world.server.on(call, () => jsonReply(quota));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() => expect(result.current.status).toBe("ready"));
    world.server.on(call, noAnswer);
    world.api.session.adopt(buildUser({ id: "other" }));
    await vi.waitFor(() => expect(result.current.status).toBe("loading"));
  });
});

describe("a failure", () => {
  test("of the server is tried again twice, then shown", async () => {
    const world = createWorld();
    world.server.on(call, () => problemReply(500, "internal_error"));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await pass(0);
    expect(result.current.status).toBe("loading");
    await pass(3_000);
    await vi.waitFor(
      () =>
        expect(result.current).toMatchObject({
          status: "failed",
          failure: { kind: "problem", code: "internal_error" },
        }),
      { timeout: 5_000 },
    );
    expect(count(world.server.asked)).toBe(3);
  });

  test("of the request is shown at once", async () => {
    const world = createWorld();
    world.server.on(call, () => problemReply(403, "forbidden"));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({ status: "failed", failure: { code: "forbidden" } }),
    );
    expect(count(world.server.asked)).toBe(1);
  });

  test("gives way to loading when it is asked again", async () => {
    const world = createWorld();
    world.server.on(call, () => problemReply(403, "forbidden"));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() => expect(result.current.status).toBe("failed"));
    world.server.on(call, noAnswer);
    void result.current.refresh();
    await vi.waitFor(() => expect(result.current.status).toBe("loading"));
  });

  test("to answer within eight seconds is a time-out", async () => {
    const world = createWorld();
    world.server.on(call, noAnswer);
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await pass(7_999);
    expect(count(world.server.asked)).toBe(1);
    await pass(1_001);
    expect(count(world.server.asked)).toBe(2);
    await pass(18_000);
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({ status: "failed", failure: { kind: "timeout" } }),
    );
    expect(count(world.server.asked)).toBe(3);
  });

  test("after an answer leaves the answer in sight", async () => {
    const world = createWorld();
    world.server.on(call, () => jsonReply(quota));
    const { result } = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() => expect(result.current.status).toBe("ready"));
    world.server.on(call, networkDown);
    void result.current.refresh();
    await pass(4_000);
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({
        status: "ready",
        data: quota,
        failure: { kind: "network" },
      }),
    );
  });
});

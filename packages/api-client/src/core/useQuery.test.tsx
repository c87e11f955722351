import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { useGetCapsuleQuota } from "../capsules/index.ts";
import { networkDown, noAnswer } from "./testing/fakeServer.ts";
import { createWorld, renderApiHook } from "./testing/renderApiHook.tsx";
import { buildUser, jsonReply, problemReply } from "./testing/replies.ts";

const quota = { used: 1, limit: 3, unlimited: false };
const call = "GET /capsules/quota";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const count = (asked: readonly string[]) => asked.filter((entry) => entry === call).length;

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
    world.server.on(call, () => jsonReply(quota));
    const first = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() => expect(first.result.current.status).toBe("ready"));
    await first.unmount();

    await pass(59_000);
    const second = await renderApiHook(world, useGetCapsuleQuota);
    await pass(100);
    expect(second.result.current).toMatchObject({ status: "ready", data: quota });
    expect(count(world.server.asked)).toBe(1);
    await second.unmount();

    await pass(1_000);
    world.server.on(call, () => jsonReply({ ...quota, used: 2 }));
    const third = await renderApiHook(world, useGetCapsuleQuota);
    expect(third.result.current).toMatchObject({ status: "ready", data: { used: 1 } });
    await vi.waitFor(() =>
      expect(third.result.current).toMatchObject({ status: "ready", data: { used: 2 } }),
    );
    expect(count(world.server.asked)).toBe(2);
  });

  test("that nothing shows is forgotten after ten minutes", async () => {
    const world = createWorld();
    world.server.on(call, () => jsonReply(quota));
    const first = await renderApiHook(world, useGetCapsuleQuota);
    await vi.waitFor(() => expect(first.result.current.status).toBe("ready"));
    await first.unmount();
    await pass(600_000);
    const second = await renderApiHook(world, useGetCapsuleQuota);
    expect(second.result.current.status).toBe("loading");
    await pass(0);
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

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useListMoleculeAtoms } from "../../generated/capsules/index.ts";
import { createWorld, renderApiHook } from "./testing/renderApiHook.tsx";
import { jsonReply, problemReply } from "./testing/replies.ts";

const call = "GET /capsules/molecules/m-1/atoms";
const pending = () =>
  jsonReply(
    { generation_status: "pending", detail: "Presque prêt." },
    { status: 202, headers: { "Retry-After": "3" } },
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("a lesson in the making is asked for again when the server said, until it is there", async () => {
  const world = createWorld();
  world.server.on(call, pending);
  const { result } = await renderApiHook(world, () => useListMoleculeAtoms({ molecule_id: "m-1" }));
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({
      status: "generating",
      retryAfter: 3,
      detail: "Presque prêt.",
    }),
  );

  const asked = () => world.server.asked.filter((entry) => entry === call).length;
  await pass(2_500);
  expect(asked()).toBe(1);
  await vi.waitFor(() => expect(asked()).toBe(2));
  await pass(2_900);
  await vi.waitFor(() => expect(asked()).toBe(3), { timeout: 5_000 });

  world.server.on(call, () => problemReply(404, "not_found"));
  await pass(2_900);
  await vi.waitFor(() => expect(asked()).toBe(4), { timeout: 5_000 });
  expect(result.current.status).toBe("generating");

  world.server.on(call, () => jsonReply({ atoms: [] }));
  await pass(2_900);
  await vi.waitFor(
    () => expect(result.current).toMatchObject({ status: "ready", data: { atoms: [] } }),
    { timeout: 5_000 },
  );
  await pass(60_000);
  expect(asked()).toBe(5);
});

test("a lesson that is not named is not asked for", async () => {
  const world = createWorld();
  const { result } = await renderApiHook(world, () => useListMoleculeAtoms(null));
  await pass(0);
  expect(result.current.status).toBe("idle");
  expect(world.server.asked).toEqual(["GET /users/me"]);
});

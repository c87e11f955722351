import { expect, test, vi } from "vitest";

import { useListPublicCapsules } from "../../generated/capsules/index.ts";
import type { ListPublicCapsulesInput } from "../../generated/capsules/index.ts";
import { createWorld, renderApiHook } from "./testing/renderApiHook.tsx";
import type { World } from "./testing/renderApiHook.tsx";
import { buildUser, jsonReply } from "./testing/replies.ts";

const call = "GET /capsules/public";

/** A catalogue of so many capsules, each item only its number; cursors are numbers too. */
function serveCatalogue({ server }: World, total: number): void {
  server.on(call, ({ url }) => {
    const query = new URL(url).searchParams;
    const start = Number(query.get("cursor") ?? 0);
    const end = Math.min(total, start + Number(query.get("limit")));
    const items = Array.from({ length: end - start }, (_, index) => start + index);
    return jsonReply({ items, next_cursor: end < total ? String(end) : null, total });
  });
}

function renderCatalogue(world: World, filters: ListPublicCapsulesInput = {}) {
  return renderApiHook(
    world,
    (current: ListPublicCapsulesInput = {}) => useListPublicCapsules(current),
    filters,
  );
}

test("a list grows by pages of 24, asked for together up to what the contract allows", async () => {
  const world = createWorld();
  serveCatalogue(world, 130);
  const { result } = await renderCatalogue(world);
  const items = () => (result.current.status === "ready" ? result.current.data.items : []);
  await vi.waitFor(() => expect(items()).toHaveLength(24));
  for (const length of [48, 72, 96, 120, 130]) {
    result.current.showMore();
    await vi.waitFor(() => expect(items()).toHaveLength(length));
  }
  expect(items()).toEqual(Array.from({ length: 130 }, (_, index) => index));
  expect(result.current).toMatchObject({ data: { total: 130, hasMore: false } });
  expect(world.server.asked.filter((entry) => entry.startsWith(call))).toEqual([
    `${call}?limit=24`,
    `${call}?limit=48`,
    `${call}?limit=72`,
    `${call}?limit=96`,
    `${call}?limit=100`,
    `${call}?cursor=100&limit=20`,
    `${call}?limit=100`,
    `${call}?cursor=100&limit=44`,
  ]);
});

test("other filters start with one page, the list before them in sight meanwhile", async () => {
  const world = createWorld();
  serveCatalogue(world, 60);
  const { result, rerender } = await renderCatalogue(world);
  await vi.waitFor(() => expect(result.current.status).toBe("ready"));
  result.current.showMore();
  await vi.waitFor(() => expect(result.current).toMatchObject({ data: { hasMore: true } }));
  await vi.waitFor(() => expect(world.server.asked).toContain(`${call}?limit=48`));

  const answer = Promise.withResolvers<Response>();
  world.server.on(call, () => answer.promise);
  await rerender({ search: "algèbre" });
  expect(result.current).toMatchObject({ status: "ready", isRefreshing: true });
  answer.resolve(jsonReply({ items: [7], next_cursor: null, total: 1 }));
  await vi.waitFor(() => expect(result.current).toMatchObject({ data: { items: [7] } }));
  expect(world.server.asked.at(-1)).toBe(`${call}?search=alg%C3%A8bre&limit=24`);
});

test("the list of another user is not kept in sight", async () => {
  const world = createWorld();
  serveCatalogue(world, 10);
  const { result } = await renderCatalogue(world);
  await vi.waitFor(() => expect(result.current.status).toBe("ready"));
  world.server.on(call, () => Promise.withResolvers<Response>().promise);
  world.api.session.adopt(buildUser({ id: "other" }));
  await vi.waitFor(() => expect(result.current.status).toBe("loading"));
});

import { expect, test, vi } from "vitest";

import {
  useGetCapsuleQuota,
  useListMyCapsules,
  useUnenrollFromCapsule,
} from "../../generated/capsules/index.ts";
import { createWorld, renderApiHook } from "./testing/renderApiHook.tsx";
import { jsonReply, problemReply } from "./testing/replies.ts";
import { useUpdateMe } from "../../generated/users/index.ts";

const leave = "POST /capsules/c-1/unenroll";

test("a command says how it goes, and what came of it", async () => {
  const world = createWorld();
  const answer = Promise.withResolvers<Response>();
  world.server.on(leave, () => answer.promise);
  const { result, act } = await renderApiHook(world, useUnenrollFromCapsule);
  expect(result.current.status).toBe("idle");
  const outcome = result.current.run({ capsule_id: "c-1" });
  await vi.waitFor(() => expect(result.current.status).toBe("running"));
  answer.resolve(problemReply(404, "not_found"));
  await expect(outcome).resolves.toMatchObject({ ok: false, failure: { code: "not_found" } });
  await vi.waitFor(() => expect(result.current.status).toBe("failed"));
  await act(() => result.current.reset());
  expect(result.current.status).toBe("idle");
  expect(world.server.asked.filter((entry) => entry === leave)).toHaveLength(1);
});

test("what a command makes old is asked for again where it is shown, and only that", async () => {
  const world = createWorld();
  world.server.on("GET /capsules/me", () => jsonReply({ items: [], next_cursor: null, total: 0 }));
  world.server.on("GET /capsules/quota", () => jsonReply({ used: 1 }));
  world.server.on(leave, () => new Response(null, { status: 204 }));
  const { result } = await renderApiHook(world, () => ({
    mine: useListMyCapsules(),
    quota: useGetCapsuleQuota(),
    leave: useUnenrollFromCapsule(),
  }));
  await vi.waitFor(() => expect(result.current.mine.status).toBe("ready"));
  await vi.waitFor(() => expect(result.current.quota.status).toBe("ready"));
  await expect(result.current.leave.run({ capsule_id: "c-1" })).resolves.toEqual({
    ok: true,
    data: undefined,
  });
  const asked = (path: string) =>
    world.server.asked.filter((entry) => entry.startsWith(`GET ${path}`)).length;
  await vi.waitFor(() => expect(asked("/capsules/me")).toBe(2));
  expect(asked("/capsules/quota")).toBe(1);
});

test("the state is that of the latest run", async () => {
  const world = createWorld();
  const first = Promise.withResolvers<Response>();
  world.server.on("POST /capsules/a/unenroll", () => first.promise);
  world.server.on("POST /capsules/b/unenroll", () => new Response(null, { status: 204 }));
  const { result } = await renderApiHook(world, useUnenrollFromCapsule);
  const earlier = result.current.run({ capsule_id: "a" });
  await result.current.run({ capsule_id: "b" });
  await vi.waitFor(() => expect(result.current.status).toBe("succeeded"));
  first.resolve(problemReply(500, "internal_error"));
  await expect(earlier).resolves.toMatchObject({ ok: false });
  expect(result.current.status).toBe("succeeded");
});

test("a changed profile is the session's at once", async () => {
  const world = createWorld();
  world.server.on("PATCH /users/me", async (request) =>
    jsonReply({ id: "u", username: "ada", ...(await request.json()) }),
  );
  const { result } = await renderApiHook(world, useUpdateMe);
  await result.current.run({ preferred_language: "nl" });
  expect(world.api.session.state.current).toMatchObject({
    status: "member",
    user: { preferred_language: "nl" },
  });
});

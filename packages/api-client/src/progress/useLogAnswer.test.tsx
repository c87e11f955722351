import { expect, test, vi } from "vitest";

import { useListMoleculeAtoms } from "../../generated/capsules/index.ts";
import { createWorld, renderApiHook } from "../core/testing/renderApiHook.tsx";
import { networkDown } from "../core/testing/fakeServer.ts";
import { buildUser, jsonReply } from "../core/testing/replies.ts";
import { useGetProgressStats, useLogAnswer } from "../../generated/progress/index.ts";

const answer = {
  answer_id: "0199f0a2-7004-7abc-8def-1a2b3c4d5e6f",
  atom_id: "a-1",
  response: null,
  answered_at: "2026-11-20T13:05:00Z",
};
const owned = { accountId: buildUser().id, answer };
const totals = { progress_status: "completed", progress_percentage: 100 };

function createLessonWorld() {
  const world = createWorld();
  world.server.on("GET /capsules/molecules/m-1/atoms", () =>
    jsonReply({
      molecule: { id: "m-1", progress_percentage: 0 },
      capsule: { id: "c-1" },
      atoms: [{ id: "a-1", progress_status: "not_started" }],
    }),
  );
  world.server.on("GET /progress/stats", () => jsonReply({ xp_total: 0 }));
  return world;
}

function useLesson() {
  return {
    lesson: useListMoleculeAtoms({ molecule_id: "m-1" }),
    stats: useGetProgressStats(),
    log: useLogAnswer(),
  };
}

test("an answer is in the lesson at once; the figures are asked for again", async () => {
  const world = createLessonWorld();
  world.server.on("POST /progress/log-answer", () =>
    jsonReply({
      answer_id: answer.answer_id,
      atom_id: "a-1",
      atom_progress_status: "completed",
      molecule: { id: "m-1", ...totals },
      capsule: { id: "c-1", ...totals },
    }),
  );
  const { result } = await renderApiHook(world, useLesson);
  await vi.waitFor(() => expect(result.current.lesson.status).toBe("ready"));
  await vi.waitFor(() => expect(result.current.stats.status).toBe("ready"));

  await expect(result.current.log(owned)).resolves.toMatchObject({ ok: true });
  await vi.waitFor(() =>
    expect(result.current.lesson).toMatchObject({
      data: {
        molecule: { progress_percentage: 100 },
        atoms: [{ id: "a-1", progress_status: "completed" }],
      },
    }),
  );
  const asked = (call: string) => world.server.asked.filter((entry) => entry === call).length;
  await vi.waitFor(() => expect(asked("GET /progress/stats")).toBe(2));
  expect(asked("GET /capsules/molecules/m-1/atoms")).toBe(1);
});

test("an answer that did not get through changes nothing, and can be sent again", async () => {
  const world = createLessonWorld();
  world.server.on("POST /progress/log-answer", networkDown);
  const { result } = await renderApiHook(world, useLesson);
  await vi.waitFor(() => expect(result.current.lesson.status).toBe("ready"));
  await expect(result.current.log(owned)).resolves.toEqual({
    ok: false,
    failure: { kind: "network" },
  });
  expect(result.current.lesson).toMatchObject({
    data: { atoms: [{ progress_status: "not_started" }] },
  });
  expect(world.server.asked.filter((entry) => entry.startsWith("POST"))).toHaveLength(1);
});

test("an answer says whose it is, and a reply about another one is none", async () => {
  const world = createLessonWorld();
  let account: string | null = null;
  world.server.on("POST /progress/log-answer", ({ headers }) => {
    account = headers.get("X-Account");
    return jsonReply({ answer_id: "another" });
  });
  const { result } = await renderApiHook(world, useLesson);
  await expect(result.current.log(owned)).resolves.toMatchObject({
    ok: false,
    failure: { kind: "unexpected" },
  });
  expect(account).toBe(owned.accountId);
});

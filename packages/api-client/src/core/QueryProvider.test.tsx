import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { useGetCapsuleQuota, useUnenrollFromCapsule } from "../../generated/capsules/index.ts";
import { ApiProvider, QueryProvider } from "./index.ts";
import { createWorld, renderApiHook } from "./testing/renderApiHook.tsx";
import { jsonReply } from "./testing/replies.ts";

const call = "GET /capsules/quota";

function Quota() {
  const quota = useGetCapsuleQuota();
  return <p>{quota.status === "ready" ? `used: ${quota.data.used}` : quota.status}</p>;
}

test("one part of the app goes on when the other that shares the cache goes", async () => {
  const world = createWorld();
  world.server.on(call, () => jsonReply({ used: 1 }));
  const both = (isFirstShown: boolean) => (
    <ApiProvider api={world.api}>
      {isFirstShown && <QueryProvider key="first">first</QueryProvider>}
      <QueryProvider key="second">
        <Quota />
      </QueryProvider>
    </ApiProvider>
  );
  const screen = await render(both(true));
  await expect.element(screen.getByText("used: 1")).toBeVisible();

  await screen.rerender(both(false));
  world.server.on(call, () => jsonReply({ used: 2 }));
  world.api.invalidations.announce(() => true);
  await expect.element(screen.getByText("used: 2")).toBeVisible();
});

test("what was asked for under one provider is shown at once under the next", async () => {
  const world = createWorld();
  world.server.on(call, () => jsonReply({ used: 1 }));
  const first = await renderApiHook(world, useGetCapsuleQuota);
  await vi.waitFor(() => expect(first.result.current.status).toBe("ready"));
  await first.unmount();
  const second = await renderApiHook(world, useGetCapsuleQuota);
  expect(second.result.current).toMatchObject({ status: "ready", data: { used: 1 } });
});

function Leave() {
  const leave = useUnenrollFromCapsule();
  return (
    <button type="button" onClick={() => void leave.run({ capsule_id: "c-1" })}>
      {leave.status}
    </button>
  );
}

test("a command works where nothing is asked", async () => {
  const world = createWorld();
  world.server.on("POST /capsules/c-1/unenroll", () => new Response(null, { status: 204 }));
  const screen = await render(
    <ApiProvider api={world.api}>
      <Leave />
    </ApiProvider>,
  );
  await screen.getByRole("button", { name: "idle" }).click();
  await expect.element(screen.getByRole("button", { name: "succeeded" })).toBeVisible();
});

test("a query where there is no provider says what to do", async () => {
  const silent = vi.spyOn(console, "error").mockReturnValue();
  const screen = render(
    <ApiProvider api={createWorld().api}>
      <Quota />
    </ApiProvider>,
  );
  await expect(screen).rejects.toThrow("Render the component inside one");
  silent.mockRestore();
});

import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { useGetCapsule } from "../../generated/capsules/index.ts";
import { ApiProvider, QueryProvider } from "../core/index.ts";
import { createWorld } from "../core/testing/renderApiHook.tsx";
import { jsonReply } from "../core/testing/replies.ts";
import { RealtimeProvider, useSocketMessages } from "./index.ts";

/** Stands for the browser's WebSocket: what it opens is at hand, and nothing leaves the page. */
class FakeWebSocket extends EventTarget {
  static readonly opened: FakeWebSocket[] = [];
  readonly url: string;
  readonly close = vi.fn<() => void>();

  constructor(url: string) {
    super();
    this.url = url;
    FakeWebSocket.opened.push(this);
  }

  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWebSocket.opened.length = 0;
});

function Plan({ capsule_id }: { readonly capsule_id: string }) {
  useGetCapsule({ capsule_id, domain: "mathematics", area: "generic" });
  return null;
}

const badges = vi.fn<(key: string) => void>();

function Badges() {
  useSocketMessages("badge.awarded", ({ badge }) => badges(badge.key));
  return null;
}

test("a member's socket brings messages, refreshes what is being made, and ends with the session", async () => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  const world = createWorld();
  world.server.on("POST /realtime/tickets", () => jsonReply({ ticket: "t-1" }, { status: 201 }));
  world.server.on("POST /users/logout", () => new Response(null, { status: 204 }));
  for (const id of ["c-1", "c-2"]) {
    world.server.on(`GET /capsules/${id}/mathematics/generic`, () => jsonReply({}));
  }
  await render(
    <ApiProvider api={world.api}>
      <RealtimeProvider>
        <Badges />
        <QueryProvider>
          <Plan capsule_id="c-1" />
          <Plan capsule_id="c-2" />
        </QueryProvider>
      </RealtimeProvider>
    </ApiProvider>,
  );
  await vi.waitFor(() => expect(FakeWebSocket.opened).toHaveLength(1));
  const [socket] = FakeWebSocket.opened;
  expect(new URL(socket?.url ?? "").search).toBe("?token=t-1");

  socket?.receive({ type: "badge.awarded", badge: { key: "first_lesson" } });
  expect(badges).toHaveBeenCalledExactlyOnceWith("first_lesson");

  const asked = (id: string) =>
    world.server.asked.filter((entry) => entry.includes(`/capsules/${id}/`)).length;
  await vi.waitFor(() => expect([asked("c-1"), asked("c-2")]).toEqual([1, 1]));
  socket?.receive({ type: "generation.progress", capsule_id: "c-1", lessons_ready: 1 });
  await vi.waitFor(() => expect(asked("c-1")).toBe(2));
  expect(asked("c-2")).toBe(1);

  await world.api.session.logout();
  await vi.waitFor(() => expect(socket?.close).toHaveBeenCalledOnce());
});

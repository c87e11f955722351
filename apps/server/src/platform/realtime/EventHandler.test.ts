import type { SocketMessage } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import { tellMember } from "./EventHandler.ts";
import { formatEvent } from "./ServerEvent.ts";
import { SocketHub } from "./SocketHub.ts";

const changed = { kind: "generation.changed", ids: ["user_id"] } as const;
const told = (unread: number): SocketMessage => ({
  type: "notifications.changed",
  unread_count: unread,
});

/** A hub whose members all listen. */
class Listening extends SocketHub {
  readonly heard: [string, SocketMessage][] = [];

  override hasMember(): boolean {
    return true;
  }

  override send(userId: string, message: SocketMessage): void {
    this.heard.push([userId, message]);
  }
}

const payload = (userId: string) => formatEvent(changed, { user_id: userId });

describe("what a member is told", () => {
  it("comes in the order of the events, however long one takes to be looked up", async () => {
    const hub = new Listening();
    const slow = Promise.withResolvers<SocketMessage>();
    const looked = [slow.promise, Promise.resolve(told(2))];
    const handler = tellMember(changed, () => looked.shift() ?? Promise.resolve(null));
    const first = handler.handle(payload("a"), hub, null);
    const second = handler.handle(payload("a"), hub, null);
    slow.resolve(told(1));
    await Promise.all([first, second]);
    expect(hub.heard).toEqual([
      ["a", told(1)],
      ["a", told(2)],
    ]);
  });

  it("does not wait for what others are told", async () => {
    const hub = new Listening();
    const never = new Promise<SocketMessage>(() => undefined);
    const handler = tellMember(changed, ({ user_id: userId }) =>
      userId === "a" ? never : Promise.resolve(told(1)),
    );
    void handler.handle(payload("a"), hub, null);
    await handler.handle(payload("b"), hub, null);
    expect(hub.heard).toEqual([["b", told(1)]]);
  });

  it("goes on after one that could not be looked up, which is told to the caller", async () => {
    const hub = new Listening();
    const looked = [Promise.reject(new Error("no database")), Promise.resolve(told(2))];
    const handler = tellMember(changed, () => looked.shift() ?? Promise.resolve(null));
    const first = handler.handle(payload("a"), hub, null);
    const second = handler.handle(payload("a"), hub, null);
    await expect(first).rejects.toThrow("no database");
    await second;
    expect(hub.heard).toEqual([["a", told(2)]]);
  });
});

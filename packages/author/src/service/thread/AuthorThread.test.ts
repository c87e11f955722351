import { afterEach, describe, expect, it, vi } from "vitest";

import type { AuthorUnavailableError } from "../AuthorUnavailableError.ts";
import { AuthorThread } from "./AuthorThread.ts";

const entry = new URL("./testing/misbehaving-entry.ts", import.meta.url);
const threads: AuthorThread[] = [];

function startThread({ classify = 60_000 }: { classify?: number } = {}) {
  const onFailure = vi.fn<(error: AuthorUnavailableError) => void>();
  const options = { idleMs: 60_000, memoryMb: 64, deadlines: { classify } };
  const thread = new AuthorThread({ ...options, entry, onFailure });
  threads.push(thread);
  return { ask: (text: string) => thread.call("classify", [text, [], "en"]), thread, onFailure };
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()));
});

describe("AuthorThread", { timeout: 30_000 }, () => {
  it("ends a thread at the deadline of its work, and does what waited in another", async () => {
    const { ask, thread, onFailure } = startThread({ classify: 1_000 });
    const first = await thread.call("knownSkills", []);
    const [hanging, waiting] = await Promise.allSettled([
      ask("hang"),
      thread.call("knownSkills", []),
    ]);
    expect(hanging).toMatchObject({
      status: "rejected",
      reason: { name: "AuthorUnavailableError", fault: "timed_out", work: "classify" },
    });
    expect(waiting).toMatchObject({ status: "fulfilled" });
    expect(waiting).not.toMatchObject({ value: first });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it("tells why a thread ended, and fails only the work that it had", async () => {
    const { ask, onFailure } = startThread();
    const first = await ask("");
    const [thrown, left, waiting] = await Promise.allSettled([ask("throw"), ask("leave"), ask("")]);
    expect(thrown).toMatchObject({
      reason: { fault: "thread_ended", cause: { message: "nobody caught this" } },
    });
    expect(left).toMatchObject({
      reason: { fault: "thread_ended", cause: { message: "The thread ended with code 3" } },
    });
    expect(waiting).toMatchObject({ status: "fulfilled" });
    expect(waiting).not.toMatchObject({ value: first });
    expect(onFailure.mock.calls.map(([{ fault }]) => fault)).toEqual([
      "thread_ended",
      "thread_ended",
    ]);
  });

  it("keeps a thread whose work failed by itself", async () => {
    const { ask, onFailure } = startThread();
    const first = await ask("");
    await expect(ask("fail")).rejects.toMatchObject({
      name: "NotAuthorableError",
      reasons: [{ code: "topic_too_vague" }],
    });
    expect(await ask("")).toEqual(first);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("tells of a thread that ends without work", async () => {
    const { ask, onFailure } = startThread();
    await ask("throw later");
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({
      work: null,
      cause: { message: "nobody asked" },
    });
    await expect(ask("")).resolves.toBeDefined();
  });

  it("fails what is under way and what waits when it is stopped, and starts anew after", async () => {
    const { ask, thread, onFailure } = startThread();
    const asked = Promise.allSettled([ask("hang"), ask("")]);
    await thread.stop();
    expect(await asked).toMatchObject([
      { reason: { fault: "stopped" } },
      { reason: { fault: "stopped" } },
    ]);
    await expect(ask("")).resolves.toBeDefined();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { NoticeRegion } from "./NoticeRegion.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const notice = { id: "1", tone: "info", text: "Hello" } as const;
const action = { label: "Open", onPress: () => undefined };

test.each([
  ["a message goes after 6 s", {}, 6_000],
  ["one with an action after 12 s", { action }, 12_000],
])("%s", async (_, values, time) => {
  const onDismiss = vi.fn<(id: string) => void>();
  await renderInKit(
    <NoticeRegion label="Messages" notices={[{ ...notice, ...values }]} onDismiss={onDismiss} />,
  );
  vi.advanceTimersByTime(time - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith("1");
});

test("a message stays while the focus is on it, and one that is to be answered always", async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  await renderInKit(
    <NoticeRegion
      label="Messages"
      notices={[notice, { ...notice, id: "2", stays: true }]}
      onDismiss={onDismiss}
    />,
  );
  await userEvent.tab();
  vi.advanceTimersByTime(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

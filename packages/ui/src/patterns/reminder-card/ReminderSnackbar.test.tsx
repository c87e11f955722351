import { afterAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { renderInKit } from "../../testing/render.ts";
import { ReminderSnackbar } from "./ReminderSnackbar.tsx";

const now = new Date("2026-11-20T18:00:00Z");

function Screen({ isDue }: { readonly isDue: boolean }) {
  return (
    <>
      <Heading level={1}>Bonjour</Heading>
      <div style={{ blockSize: "300vh" }} />
      <ReminderSnackbar
        reminder={isDue ? { title: "Le K", dueAt: now } : null}
        now={now}
        onOpen={() => undefined}
        onDone={() => undefined}
        onLater={() => undefined}
      />
    </>
  );
}

afterAll(() => page.viewport(640, 800));

test("on a phone a reminder covers nothing: the page makes room at its head, and what is read stays", async () => {
  await page.viewport(390, 844);
  const screen = await renderInKit(<Screen isDue />);
  const heading = screen.getByRole("heading").element();
  const lowest = () =>
    Math.max(
      ...[...document.querySelectorAll("button")].map((one) => one.getBoundingClientRect().bottom),
    );
  await expect.poll(() => heading.getBoundingClientRect().top).toBeGreaterThan(lowest());

  await screen.rerender(<Screen isDue={false} />);
  await expect.poll(() => document.body.style.paddingBlockStart).toBe("");
  window.scrollTo(0, 500);
  const before = heading.getBoundingClientRect().top;
  await screen.rerender(<Screen isDue />);
  await expect.poll(() => document.body.style.paddingBlockStart).not.toBe("");
  expect(heading.getBoundingClientRect().top).toBeCloseTo(before, 0);
});

import { useState } from "react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Stack } from "../stack/Stack.tsx";
import { Tabs } from "../tabs/Tabs.tsx";
import { emulateMotion } from "../../testing/emulateMotion.ts";
import { renderInKit } from "../../testing/render.ts";
import { DockedDrawer } from "./DockedDrawer.tsx";
import { Drawer } from "./Drawer.tsx";

const { innerWidth, innerHeight } = window;
beforeAll(() => page.viewport(390, 800));
afterAll(() => page.viewport(innerWidth, innerHeight));
afterEach(() => emulateMotion("reduce"));

function Screen({ drawer }: { readonly drawer: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      {isOpen ? drawer(() => setOpen(false)) : null}
    </>
  );
}

async function setUpModal() {
  const screen = await renderInKit(
    <Screen
      drawer={(close) => (
        <Drawer title="Nouvelles" onClose={close}>
          <p style={{ blockSize: "20rem" }}>Rien de neuf.</p>
          <a href="#leçon">Une leçon</a>
        </Drawer>
      )}
    />,
  );
  const opener = screen.getByRole("button", { name: "Ouvrir" });
  await userEvent.click(opener);
  const sheet = screen.getByRole("dialog", { name: "Nouvelles" });
  await expect.element(sheet).toHaveFocus();
  return { screen, opener, sheet };
}

async function setUpDocked() {
  const screen = await renderInKit(
    <Screen
      drawer={(close) => (
        <DockedDrawer title="Carnet" heightLabel="Pleine hauteur" onClose={close}>
          <textarea aria-label="Note" />
        </DockedDrawer>
      )}
    />,
  );
  const opener = screen.getByRole("button", { name: "Ouvrir" });
  await userEvent.click(opener);
  const sheet = screen.getByRole("region", { name: "Carnet" });
  await expect.element(sheet).toBeVisible();
  return {
    screen,
    opener,
    sheet,
    grabber: screen.getByRole("button", { name: "Pleine hauteur" }),
    height: () => sheet.element().getBoundingClientRect().height,
  };
}

interface Drag {
  /** Pixels down, a step at a time. */
  readonly steps: readonly number[];
  /** Milliseconds before it is let go. */
  readonly wait?: number;
}

/** Drags by the head, as a finger does. */
async function drag(sheet: Element, { steps, wait = 200 }: Drag): Promise<void> {
  const head = sheet.querySelector("h2");
  if (head === null) throw new Error("The sheet has no head.");
  const { left, top } = head.getBoundingClientRect();
  const at = (down: number) => ({
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: "touch",
    clientX: left + 4,
    clientY: top + 4 + down,
  });
  // No pointer of the browser's own stands behind these.
  sheet.querySelectorAll("*").forEach((element) => (element.setPointerCapture = () => undefined));
  head.dispatchEvent(new PointerEvent("pointerdown", at(0)));
  for (const down of steps) head.dispatchEvent(new PointerEvent("pointermove", at(down)));
  await new Promise((resolve) => setTimeout(resolve, wait));
  head.dispatchEvent(new PointerEvent("pointerup", at(steps.at(-1) ?? 0)));
}

test("Escape closes it over the page, and the focus goes back", async () => {
  const { opener, sheet } = await setUpModal();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("its button closes it, and so does a press beside it", async () => {
  const { screen, opener, sheet } = await setUpModal();
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(sheet).toBeVisible();
  sheet
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { clientX: 5, clientY: 5, bubbles: true }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test("dragged less than half its height it stands again where it stood, further it closes", async () => {
  const { opener, sheet } = await setUpModal();
  const top = () => sheet.element().getBoundingClientRect().top;
  await expect.poll(top).toBeLessThan(400);
  const before = top();
  await drag(sheet.element(), { steps: [50, 100] });
  await expect.poll(top).toBe(before);
  await drag(sheet.element(), { steps: [100, 320] });
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a flick closes it", async () => {
  const { sheet } = await setUpModal();
  await drag(sheet.element(), { steps: [20, 90], wait: 20 });
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a link in it closes it, and so does the way back of the browser", async () => {
  const { screen, opener, sheet } = await setUpModal();
  await userEvent.click(screen.getByRole("link"));
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(sheet).toBeVisible();
  dispatchEvent(new PopStateEvent("popstate"));
  await expect.element(sheet).not.toBeInTheDocument();
});

test("it moves no longer than a moment, and not at all for who wants less of it", async () => {
  await emulateMotion("no-preference");
  const { sheet } = await setUpModal();
  const animation = () => getComputedStyle(sheet.element()).animationDuration;
  expect(animation()).toBe("0.2s");
  await emulateMotion("reduce");
  expect(Number.parseFloat(animation())).toBeLessThan(0.001);
});

test("the docked one covers half of a phone, and its grabber changes that by key and press", async () => {
  const { screen, sheet, grabber, height } = await setUpDocked();
  expect(height()).toBe(400);
  await expect.element(grabber).toHaveAttribute("aria-pressed", "false");
  const note = screen.getByRole("textbox");
  await userEvent.fill(note, "Ka");
  grabber.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(grabber).toHaveAttribute("aria-pressed", "true");
  await expect.poll(height).toBeGreaterThan(700);
  await userEvent.click(grabber);
  await expect.poll(height).toBe(400);
  await expect.element(note).toHaveValue("Ka");
  await expect.element(sheet).toBeVisible();
});

test("dragged it goes to the nearest height, and from half shut", async () => {
  const { opener, sheet, grabber, height } = await setUpDocked();
  await drag(sheet.element(), { steps: [-100, -250] });
  await expect.element(grabber).toHaveAttribute("aria-pressed", "true");
  await expect.poll(height).toBeGreaterThan(700);
  await drag(sheet.element(), { steps: [100, 300] });
  await expect.element(grabber).toHaveAttribute("aria-pressed", "false");
  await expect.poll(height).toBe(400);
  await drag(sheet.element(), { steps: [50, 150] });
  await expect.poll(height).toBe(400);
  await drag(sheet.element(), { steps: [100, 250] });
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toBeVisible();
});

test("the page can be scrolled and used beside it; what takes the focus there is seen", async () => {
  const { opener, sheet, grabber, height } = await setUpDocked();
  expect(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)).toBe(400);
  await userEvent.click(grabber);
  await expect.poll(height).toBeGreaterThan(700);
  opener.element().focus();
  await expect.poll(height).toBe(400);
  await expect.element(sheet).toBeVisible();
});

test("on a wide window it is docked and has no second height", async () => {
  await page.viewport(1000, 800);
  const { sheet, grabber } = await setUpDocked();
  await expect.element(grabber).not.toBeInTheDocument();
  const { right, width } = sheet.element().getBoundingClientRect();
  expect(right).toBeLessThan(1000);
  expect(width).toBe(432);
  await drag(sheet.element(), { steps: [100, 700] });
  await expect.element(sheet).toBeVisible();
  await page.viewport(390, 800);
});

test("what grows takes all the height that a docked sheet has", async () => {
  const screen = await renderInKit(
    <DockedDrawer title="Carnet" heightLabel="Pleine hauteur" onClose={() => undefined}>
      <Tabs
        label="Carnet"
        selected="note"
        onChange={() => undefined}
        tabs={[
          {
            id: "note",
            label: "Note",
            content: (
              <Stack grows justify="between">
                <p>Titre</p>
                <p>Fin</p>
              </Stack>
            ),
          },
        ]}
      />
    </DockedDrawer>,
  );
  const sheet = screen.getByRole("region", { name: "Carnet" }).element();
  const { bottom } = screen.getByText("Fin").element().getBoundingClientRect();
  const room = sheet.getBoundingClientRect().bottom - bottom;
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(32);
});

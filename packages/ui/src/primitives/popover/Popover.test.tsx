import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { Popover } from "./Popover.tsx";

const { innerWidth, innerHeight } = window;
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(innerWidth, innerHeight);
});

function Screen({ lines = 1 }: { readonly lines?: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Popover
        label="Nouvelles"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={(attributes) => (
          <button type="button" {...attributes}>
            Ouvrir
          </button>
        )}
      >
        <a href="#leçon">Une leçon</a>
        {Array.from({ length: lines }, (_line, at) => (
          <p key={at}>Une ligne qui en dit assez long pour aller d’un bord à l’autre.</p>
        ))}
      </Popover>
      <button type="button">Après</button>
      <p style={{ marginBlockStart: "20rem" }}>La page</p>
    </>
  );
}

async function setUp(lines?: number) {
  const screen = await renderInKit(<Screen lines={lines ?? 1} />);
  return {
    trigger: screen.getByRole("button", { name: "Ouvrir" }),
    panel: screen.getByRole("dialog", { name: "Nouvelles" }),
    after: screen.getByRole("button", { name: "Après" }),
    text: screen.getByText("La page"),
    link: screen.getByRole("link"),
  };
}

/** How far a box stands out of the window. */
function outside({ left, top, right, bottom }: DOMRect): number {
  return Math.max(-left, -top, right - window.innerWidth, bottom - window.innerHeight);
}

test("a key opens it and Escape closes it; the focus goes in and comes back", async () => {
  const { trigger, panel, link } = await setUp();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  await expect.element(link).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(panel).toHaveFocus();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  expect(trigger.element().getAttribute("aria-controls")).toBe(panel.element().id);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  await expect.element(panel).not.toBeInTheDocument();
});

test("it comes after its trigger in the order of Tab, and closes where Tab leaves it", async () => {
  const { trigger, panel, after, link } = await setUp();
  await userEvent.click(trigger);
  await expect.element(panel).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(trigger).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await expect.element(after).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(after).toHaveFocus();
});

test("its trigger closes it again, and so does a press elsewhere", async () => {
  const { trigger, panel, text } = await setUp();
  await userEvent.click(trigger);
  await expect.element(panel).toBeVisible();
  await userEvent.click(trigger);
  await expect.element(panel).not.toBeInTheDocument();
  await userEvent.click(trigger);
  await expect.element(panel).toBeVisible();
  await userEvent.click(text);
  await expect.element(panel).not.toBeInTheDocument();
});

test("it closes where its link leads elsewhere, and where the browser goes back", async () => {
  const { trigger, panel, link } = await setUp();
  await userEvent.click(trigger);
  await userEvent.click(link);
  await expect.element(panel).not.toBeInTheDocument();
  await userEvent.click(trigger);
  await expect.element(panel).toBeVisible();
  dispatchEvent(new PopStateEvent("popstate"));
  await expect.element(panel).not.toBeInTheDocument();
});

test.each([
  ["anchors", true],
  ["no anchors", false],
])("with %s it stays in the window, below, above or over its trigger", async (_case, has) => {
  vi.spyOn(CSS, "supports").mockReturnValue(has);
  const { trigger, panel } = await setUp(3);
  if (!has) {
    // As in a browser that knows neither.
    document.head.insertAdjacentHTML(
      "beforeend",
      "<style id=none>[popover] { position-area: none !important; position-try: none !important }</style>",
    );
  }
  const button = trigger.element();
  if (!(button instanceof HTMLElement)) throw new Error("The trigger is no button.");
  button.style.position = "fixed";
  /** Opens it with its trigger there, and waits until it stands in the window and right beside that. */
  const openAt = async (
    place: Readonly<Record<string, string>>,
    isRight: (at: DOMRect, box: DOMRect) => boolean,
  ) => {
    Object.assign(button.style, { inset: "auto", ...place });
    await userEvent.click(trigger);
    await expect.element(panel).toBeVisible();
    const boxes = () => [button, panel.element()].map((box) => box.getBoundingClientRect());
    await expect
      .poll(() => {
        const [at, box] = boxes();
        return at !== undefined && box !== undefined && outside(box) <= 0 && isRight(at, box);
      })
      .toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
  };
  await page.viewport(320, 640);
  for (const side of ["left", "right"]) {
    await openAt({ top: "0", [side]: "0" }, (at, box) => box.top >= at.bottom);
    await openAt({ bottom: "0", [side]: "0" }, (at, box) => box.bottom <= at.top);
  }
  await page.viewport(320, 256);
  await openAt({ top: "100px", left: "40%" }, () => true);
  document.querySelector("#none")?.remove();
});

import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepFocus } from "./keepFocus.ts";
import { useLazyPart } from "./useLazyPart.ts";

afterEach(() => document.body.replaceChildren());

/** A part whose second try arrives when the test says so. */
async function setUp(heading: boolean) {
  const gate = Promise.withResolvers<string>();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockReturnValueOnce(gate.promise);
  const Part = () => {
    const late = useLazyPart(load);
    if (late.kind === "loading") return <p>on its way</p>;
    if (late.kind === "ready") return heading ? <h3>{late.part}</h3> : <p>{late.part}</p>;
    return (
      <button type="button" onClick={late.onRetry}>
        again
      </button>
    );
  };
  const screen = await render(
    <main>
      <h2>Before</h2>
      <section aria-label="place">
        <Part />
      </section>
      <button type="button">other</button>
    </main>,
  );
  await expect.element(screen.getByRole("button", { name: "again" })).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(screen.getByText("on its way")).toBeVisible();
  return { screen, place: screen.getByRole("region", { name: "place" }), gate };
}

test("the focus stays at the place while it loads, and goes to the heading that comes", async () => {
  const { screen, place, gate } = await setUp(true);
  await expect.element(place).toHaveFocus();
  gate.resolve("here");
  await expect.element(screen.getByRole("heading", { name: "here" })).toHaveFocus();
});

test("the focus stays at the place where no heading comes", async () => {
  const { screen, place, gate } = await setUp(false);
  gate.resolve("here");
  await expect.element(screen.getByText("here")).toBeVisible();
  await expect.element(place).toHaveFocus();
});

test("who has gone elsewhere is left there", async () => {
  const { screen, gate } = await setUp(true);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "other" })).toHaveFocus();
  gate.resolve("here");
  await expect.element(screen.getByRole("heading", { name: "here" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "other" })).toHaveFocus();
});

test("inside a custom element the focus goes to the heading that comes as well", async () => {
  const host = document.createElement("div");
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  const place = document.createElement("div");
  place.append(document.createElement("button"));
  shadow.append(place);
  shadow.querySelector("button")?.focus();
  keepFocus();
  place.replaceChildren();
  await vi.waitFor(() => expect(shadow.activeElement).toBe(place));
  place.append(document.createElement("h2"));
  await vi.waitFor(() => expect(shadow.activeElement).toBe(shadow.querySelector("h2")));
});

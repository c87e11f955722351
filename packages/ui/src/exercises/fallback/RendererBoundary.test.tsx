import type * as I18n from "@alambic/i18n";
import { afterEach, expect, test, vi } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { everyKind } from "../testing/everyKind.ts";
import { playing } from "../testing/playing.tsx";
import { keys, tabTo } from "../testing/renderExercise.tsx";
import { RendererBoundary } from "./RendererBoundary.tsx";

const network = vi.hoisted(() => ({ isDown: true, asked: 0 }));

vi.mock("@alambic/i18n", async (importOriginal) => {
  const original = await importOriginal<typeof I18n>();
  const loadTexts: typeof original.loadTexts = async (locale, texts) => {
    if (texts.some(({ namespace }) => namespace === "numeric")) {
      network.asked += 1;
      if (network.isDown) throw new TypeError("Failed to fetch");
    }
    return original.loadTexts(locale, texts);
  };
  return { ...original, loadTexts };
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a kind that did not load is loaded when it is tried again, and the focus goes to what comes", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { screen } = await playing(everyKind.numeric);
  const again = screen.getByRole("button", { name: "Réessayer" });
  const pressAgain = async () => {
    await tabTo((element) => element === again.element());
    await keys("Enter");
  };
  await pressAgain();
  await vi.waitFor(() => expect(network.asked).toBe(2));
  const lost = screen.getByRole("heading", { name: "Cet exercice n’a pas pu être chargé" });
  await expect.element(lost).toHaveFocus();
  network.isDown = false;
  await pressAgain();
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(network.asked).toBe(3);
});

test.each([
  [new TypeError("Failed to fetch dynamically imported module: /x.js"), "unloaded"],
  [new Error("Unable to preload CSS for /x.css"), "unloaded"],
  [new TypeError("x is undefined"), "broken"],
  [new Error("module broke"), "broken"],
])("%o means that it is %s", async (error, reason) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Failing = () => {
    throw error;
  };
  const screen = await renderInKit(
    <RendererBoundary fallback={(why) => <p>{why}</p>}>
      <Failing />
    </RendererBoundary>,
  );
  await expect.element(screen.getByText(reason)).toBeVisible();
});

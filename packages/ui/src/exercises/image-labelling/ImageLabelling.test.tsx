import type { ImageLabellingExercise, LabelledPicture } from "@alambic/contract";
import { afterEach, expect, test, vi } from "vitest";
import type { CDPSession } from "@vitest/browser-playwright";
import { cdp, userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { lazyBoardController } from "../placement/useBoardController.ts";
import { ExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { cardOf, find, placeOf, pointOf, take } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { RendererState } from "../testing/RendererStates.tsx";
import { examples } from "./examples.ts";
import { laterPoints } from "./PictureMap.tsx";
import type * as Parts from "./PicturePoints.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const anyPoint = "[aria-hidden='true'] > [data-place]";

function isFilled(container: Element, place: string): boolean {
  return pointOf(container, place).querySelector("[data-filled]") !== null;
}

async function setUp(exercise: ImageLabellingExercise = examples.house) {
  const stage = await playing(exercise);
  await vi.waitFor(() => find(stage.screen.container, "[data-drag]"));
  return { ...stage, container: stage.screen.container };
}

function withPicture(picture: LabelledPicture): ImageLabellingExercise {
  return { ...examples.flask, content: { ...examples.flask.content, picture } };
}

test("a label put on the picture lies in the list as well", async () => {
  const { container, said } = await setUp();
  await vi.waitFor(() => pointOf(container, "top"));
  await take(container, "roof");
  await userEvent.click(pointOf(container, "top"));
  await vi.waitFor(() => expect(placeOf(container, "top").dataset["drag"]).toBe("roof"));
  expect(isFilled(container, "top")).toBe(true);
  expect(isFilled(container, "side")).toBe(false);
  await vi.waitFor(() =>
    expect(said().map((words) => words.replaceAll("\u202F", " "))).toEqual([
      "« toit » en main. Choisis sa place.",
      "« toit » placé sur le point 1 : au-dessus des murs, en pente. Il reste 3 places.",
    ]),
  );
});

test("each place is heard once, and its name begins with the number that is seen", async () => {
  const { container, screen } = await setUp();
  const { hotspots } = examples.house.content;
  for (const [at, { id }] of hotspots.entries()) {
    const point = await vi.waitFor(() => pointOf(container, id));
    expect(point.textContent).toBe(String(at + 1));
    const named = screen.getByRole("button", { name: new RegExp(`^${at + 1}\\b`, "u") });
    expect(named.elements()).toEqual([placeOf(container, id)]);
  }
  await userEvent.click(find(container, "h2"));
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(placeOf(container, "top"));
});

test("a press on the picture leaves the keyboard at that place of the list", async () => {
  const { container } = await setUp();
  await vi.waitFor(() => pointOf(container, "side"));
  await userEvent.click(pointOf(container, "side"));
  expect(document.activeElement).toBe(placeOf(container, "side"));
  await take(container, "wall");
  await userEvent.click(pointOf(container, "side"));
  await vi.waitFor(() => expect(placeOf(container, "side").dataset["drag"]).toBe("wall"));
  expect(document.activeElement).toBe(placeOf(container, "side"));
});

test("a press on the picture that comes before the controller counts", async () => {
  vi.spyOn(lazyBoardController, "peek").mockImplementation(() => null);
  vi.spyOn(lazyBoardController, "load").mockImplementation(() => new Promise(() => {}));
  const { container } = await setUp();
  await vi.waitFor(() => pointOf(container, "top"));
  await userEvent.click(cardOf(container, "roof"));
  await userEvent.click(pointOf(container, "top"));
  expect(placeOf(container, "top").dataset["drag"]).toBe("roof");
});

test("in forced colours a point shows whether a label lies on it", async () => {
  const browser: CDPSession = cdp();
  const force = (value: "active" | "none") =>
    browser.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await force("active");
  const { container } = await setUp();
  await vi.waitFor(() => pointOf(container, "top"));
  await take(container, "roof");
  await userEvent.click(pointOf(container, "top"));
  const ground = (place: string) => {
    const dot = pointOf(container, place).firstElementChild;
    return dot && getComputedStyle(dot).backgroundColor;
  };
  await vi.waitFor(() => expect(ground("top")).not.toBe(ground("side")));
  await force("none");
});

test("a picture that is no picture leaves its words, and the exercise as it is", async () => {
  const { container, screen } = await setUp(
    withPicture({
      type: "embedded",
      media_type: "image/png",
      base64: "AAAA",
      width: 40,
      height: 30,
      alt: "Un flacon",
    }),
  );
  await expect.element(screen.getByText("Un flacon", { exact: true })).toBeVisible();
  expect(container.querySelector(anyPoint)).toBeNull();
  await take(container, "essence");
  await userEvent.click(placeOf(container, "liquid"));
  await vi.waitFor(() => expect(placeOf(container, "liquid").dataset["drag"]).toBe("essence"));
});

/** Has the points of pictures come when the test says so, or never. */
function holdPoints(arrive: Promise<void>) {
  let there: typeof Parts | null = null;
  vi.spyOn(laterPoints, "peek").mockImplementation(() => there);
  vi.spyOn(laterPoints, "load").mockImplementation(async () => {
    await arrive;
    there = await import("./PicturePoints.tsx");
    return there;
  });
}

test("what is placed before the points have come lies on them when they have", async () => {
  const gate = Promise.withResolvers<void>();
  holdPoints(gate.promise);
  const { container } = await renderInKit(
    <ExerciseTexts>
      <RendererState exercise={examples.house} />
    </ExerciseTexts>,
  );
  await vi.waitFor(() => find(container, "[data-drag]"));
  await take(container, "roof");
  await userEvent.click(placeOf(container, "top"));
  await vi.waitFor(() => expect(placeOf(container, "top").dataset["drag"]).toBe("roof"));
  expect(container.querySelector(anyPoint)).toBeNull();
  const { height } = find(container, "[data-nearest]").getBoundingClientRect();
  gate.resolve();
  await vi.waitFor(() => expect(isFilled(container, "top")).toBe(true));
  expect(find(container, "[data-nearest]").getBoundingClientRect().height).toBe(height);
});

test("where the points do not arrive, the list solves it", async () => {
  holdPoints(Promise.reject(new TypeError("It did not load.")));
  const { container, screen, given } = await setUp();
  for (const { label_id: label, hotspot_id: place } of examples.house.content.pairs) {
    await take(container, label);
    await userEvent.click(placeOf(container, place));
    await vi.waitFor(() => expect(placeOf(container, place).dataset["drag"]).toBe(label));
  }
  expect(container.querySelector(anyPoint)).toBeNull();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toHaveLength(1);
});

test("a hostile drawing is inert", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" onload="parent.document.title=\'hacked\'"><script>parent.document.title="hacked"</script></svg>';
  const { container } = await setUp(
    withPicture({
      type: "embedded",
      media_type: "image/svg+xml",
      base64: btoa(drawing),
      width: 4,
      height: 3,
      alt: "Rien",
    }),
  );
  const image = container.querySelector("img");
  await vi.waitFor(() => expect(image?.complete).toBe(true));
  expect(document.title).not.toBe("hacked");
  expect(container.querySelector("script, iframe, object, embed")).toBeNull();
});

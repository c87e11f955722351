import type { ImageLabellingExercise, LabelledPicture } from "@alambic/contract";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { ExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { find, placeOf, take } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { RendererState } from "../testing/RendererStates.tsx";
import { examples } from "./examples.ts";
import { laterPoints } from "./PictureMap.tsx";
import type * as Parts from "./Points.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

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
  await vi.waitFor(() => find(container, "[data-twin]"));
  await take(container, "roof");
  await userEvent.click(find(container, "[data-twin][data-place='top']"));
  await vi.waitFor(() => expect(placeOf(container, "top").dataset["drag"]).toBe("roof"));
  expect(find(container, "[data-twin][data-place='top']").textContent).toContain("toit");
  await vi.waitFor(() =>
    expect(said().map((words) => words.replaceAll("\u202F", " "))).toEqual([
      "« toit » en main. Choisis sa place.",
      "« toit » placé sur le point 1 : au-dessus des murs, en pente. Il reste 3 places.",
    ]),
  );
});

test("points on the picture are heard, but keys pass them by", async () => {
  const { container, screen } = await setUp();
  const points = screen.getByRole("group", { name: "Points de l’image" });
  await expect.element(points.getByRole("button").first()).toHaveAttribute("tabindex", "-1");
  await userEvent.click(find(container, "h2"));
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(placeOf(container, "top"));
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
  expect(container.querySelector("[data-twin]")).toBeNull();
  await take(container, "essence");
  await userEvent.click(placeOf(container, "liquid"));
  await vi.waitFor(() => expect(placeOf(container, "liquid").dataset["drag"]).toBe("essence"));
});

/** Has the points of pictures come when the test says so, or never. */
function holdPoints(arrive: Promise<void>) {
  let there: typeof Parts | null = null;
  vi.spyOn(laterPoints, "here").mockImplementation(() => there);
  vi.spyOn(laterPoints, "bring").mockImplementation(async () => {
    await arrive;
    there = await import("./Points.tsx");
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
  expect(container.querySelector("[data-twin]")).toBeNull();
  const { height } = find(container, "[data-nearest]").getBoundingClientRect();
  gate.resolve();
  const point = await vi.waitFor(() => find(container, "[data-twin][data-place='top']"));
  expect(point.textContent).toContain("toit");
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
  expect(container.querySelector("[data-twin]")).toBeNull();
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

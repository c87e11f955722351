import type { ImageLabellingExercise, LabelledPicture } from "@alambic/contract";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, placeOf, take } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { examples } from "./examples.ts";

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
  await take(container, "essence");
  await userEvent.click(placeOf(container, "liquid"));
  await vi.waitFor(() => expect(placeOf(container, "liquid").dataset["drag"]).toBe("essence"));
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

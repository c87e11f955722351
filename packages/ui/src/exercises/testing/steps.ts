import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

type Stage = Pick<StoryContext, "canvas" | "userEvent">;

/** Types into the input of that label. */
export async function answer({ canvas, userEvent }: Stage, label: string, text: string) {
  await userEvent.type(await canvas.findByLabelText(label), text);
}

/** Presses the button of that name, once it can be pressed: a check can be a frame after the pick. */
export async function press({ canvas, userEvent }: Stage, name: string) {
  const button = await canvas.findByRole("button", { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** What is shown, not what is said. */
export const inFeedback = { selector: "[data-feedback] *" };

/** Waits until texts and renderers are there, so that a picture shows what a learner sees. */
export async function whenLoaded({ canvasElement }: Pick<StoryContext, "canvasElement">) {
  await waitFor(() => expect(canvasElement.querySelector("[aria-busy]")).toBeNull());
  // Fonts begin to load when their signs are laid out.
  canvasElement.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all([...canvasElement.querySelectorAll("img")].map((image) => image.decode()));
}

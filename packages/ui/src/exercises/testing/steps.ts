import type { StoryContext } from "@storybook/react-vite";

type Stage = Pick<StoryContext, "canvas" | "userEvent">;

/** Types into the input of that label. */
export async function answer({ canvas, userEvent }: Stage, label: string, text: string) {
  await userEvent.type(await canvas.findByLabelText(label), text);
}

/** Presses the button of that name. */
export async function press({ canvas, userEvent }: Stage, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name }));
}

/** What is shown, not what is said. */
export const inFeedback = { selector: "[data-feedback] *" };

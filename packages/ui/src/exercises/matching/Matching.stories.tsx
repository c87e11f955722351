import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";

const meta = {
  title: "Exercises/Matching",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("matching") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "Cards to place beside the cards that they belong to. By drag, by single presses (a card, then its place), by a menu of places, or by keys: all give the same answer.",
      useFor: "Pairs that belong together: sign and sound, term and meaning, year and event.",
      notFor: "Several cards in one place: `Categorization`. An order: `Ordering`.",
      content: "Three to eight pairs; each card fits one place only.",
      accessibility: `Native buttons. A place is named by the card that it belongs to, and says what a press would do: « Placer ki ici ». A picked card is a pressed button (aria-pressed); for it stands a native list, « Déplacer « ki » vers », with a button that confirms. A finger drags after a short rest, so that it can scroll as well.

| Key | Does |
| --- | --- |
| Tab | goes through places and cards |
| Arrows, Home, End | go through places, then cards |
| Enter, Space | pick a card up (focus goes to the first free place); put it down (focus goes to the next card) |
| Escape | puts the picked card back where it was |
| Delete, Backspace | take the card of a place back |

What was picked up, where it was put, what had to go and how many places are left is said once in a polite live region.`,
      dos: ["Keep cards of one side alike in kind and length."],
      donts: ["Don’t use the last pair as a question: it answers itself."],
    }),
    ...transcribed("matching"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A card in hand: each place says what a press would do, and a list takes it there in one step. */
export const Picked: Story = {
  parameters: framed(460),
  args: {
    response: { content_type: "matching", pairs: [{ left_id: "l1", right_id: "r1" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "ki" }));
    await canvas.findByRole("button", { name: /^き: Placer/u });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        empty: { exercise: exerciseOf("matching") },
        picked: {
          exercise: exerciseOf("matching"),
          response: { content_type: "matching", pairs: [{ left_id: "l1", right_id: "r1" }] },
        },
        wrong: {
          exercise: exerciseOf("matching"),
          phase: "checked",
          response: {
            content_type: "matching",
            pairs: [
              { left_id: "l1", right_id: "r1" },
              { left_id: "l2", right_id: "r4" },
              { left_id: "l3", right_id: "r3" },
              { left_id: "l4", right_id: "r2" },
            ],
          },
        },
        revealed: { exercise: exerciseOf("matching"), phase: "revealed" },
        "long words": {
          exercise: exerciseOf("longMatching"),
          response: { content_type: "matching", pairs: [{ left_id: "l1", right_id: "r1" }] },
        },
      }}
    />
  ),
};

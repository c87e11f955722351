import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

const inOrder = (...ids: string[]) => ({ content_type: "ordering" as const, item_ids: ids });

const meta = {
  title: "Exercises/Ordering",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.distillation },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A list to put in order. By drag, by single presses (a card, then its new position), by a menu of positions, or by keys: all give the same answer. The score counts the cards that would still have to be moved.",
      useFor: "Steps, dates, sizes, sentences put together from their words.",
      notFor: "Things that belong together without an order: `Matching` or `Categorization`.",
      content: "Three to eight cards; only one order is right.",
      accessibility: `Native buttons in an ordered list. A card is named by its position, « Position 2 sur 4 : On chauffe le mélange », and while another one is in hand it says what a press would do: « Placer ici ». A picked card is a pressed button (aria-pressed); under it stands a native list, « Déplacer « … » vers », with a button that confirms. A finger drags at once on the dots, elsewhere after a short rest, so that a long list can be scrolled.

| Key | Does |
| --- | --- |
| Tab | goes through cards, and to the menu of the picked one |
| Arrows, Home, End | go through the positions |
| Enter, Space | pick a card up; put it down where one stands, the others move up |
| Escape | puts the picked card back where it was |

What was picked up, from where, and where it was put, of how many, is said once in a polite live region. A board of more than 24 controls is one stop of the Tab key.`,
      dos: ["Say from which end to which the order runs."],
      donts: ["Don’t hold cards whose order is a matter of taste."],
    }),
    ...transcribed("ordering"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picked: Story = {
  parameters: framed(400),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /vapeur monte/u }));
    await canvas.findByRole("combobox", { name: /^Déplacer/u });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        "as it comes": { exercise: examples.distillation },
        partial: {
          exercise: examples.distillation,
          phase: "checked",
          response: inOrder("heat", "cool", "rise", "drop"),
        },
        "on its head": {
          exercise: examples.sentence,
          phase: "checked",
          response: inOrder("drink", "water", "me"),
        },
        revealed: { exercise: examples.distillation, phase: "revealed" },
        extremes: { exercise: examples.extremes },
      }}
    />
  ),
};

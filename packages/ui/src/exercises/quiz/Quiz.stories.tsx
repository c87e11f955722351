import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";

const meta = {
  title: "Exercises/Choice",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("quiz") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose: "A question with two to ten choices, of which one is right, or several.",
      useFor: "Checking that a thing was understood, and telling like things apart.",
      notFor:
        "A statement that is so or not: `True or false`. More than ten choices: `Short answer`.",
      content:
        "Wrong choices are what somebody would believe, as long and as exact as the right one.",
      accessibility: `Native radios, or checkboxes where several answers are right; the question names the group, and a note says that several may be chosen.

| Key | Does |
| --- | --- |
| Tab | goes to the choices and out of them (to each checkbox) |
| Arrows | choose among radios |
| Space | ticks a checkbox |
| 1 to 9 | choose, while focus is in the exercise |
| Enter | checks |

Checking judges only what was chosen, in words too: it does not give the answer away. Foreign words carry their language.`,
      dos: ["Let every choice have its reason, shown once it is checked."],
      donts: ["Don’t write “all of the above”, nor put a “not” into the question."],
    }),
    ...transcribed("quiz"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        empty: { exercise: exerciseOf("quiz") },
        picked: {
          exercise: exerciseOf("quiz"),
          response: { content_type: "quiz", choice_ids: ["b"] },
        },
        right: {
          exercise: exerciseOf("quiz"),
          phase: "checked",
          response: { content_type: "quiz", choice_ids: ["b"] },
        },
        wrong: {
          exercise: exerciseOf("quiz"),
          phase: "checked",
          response: { content_type: "quiz", choice_ids: ["c"] },
        },
        revealed: { exercise: exerciseOf("quiz"), phase: "revealed" },
        several: {
          exercise: exerciseOf("several"),
          response: { content_type: "quiz", choice_ids: ["light", "oxygen"] },
        },
        partial: {
          exercise: exerciseOf("several"),
          phase: "checked",
          response: { content_type: "quiz", choice_ids: ["light", "oxygen"] },
        },
        pictures: {
          exercise: exerciseOf("pictures"),
          response: { content_type: "quiz", choice_ids: ["house"] },
        },
      }}
    />
  ),
};

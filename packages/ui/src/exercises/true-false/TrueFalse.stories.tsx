import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";

const meta = {
  title: "Exercises/True or false",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("trueFalse") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose: "A statement to judge. The statement is the question.",
      useFor: "Common mistakes, and a quick check of one fact.",
      notFor: "Degrees and several cases: `Choice`.",
      content: "One statement with one fact, without “never” and “always” to give it away.",
      accessibility: `Native radios, named by the statement.

| Key | Does |
| --- | --- |
| Tab | goes to the choices and out of them |
| Arrows | choose |
| 1, 2 | choose, while focus is in the exercise |
| Enter | checks |

Once checked, the chosen answer says in words whether it is right.`,
      dos: ["Say in the feedback what is right, whichever was chosen."],
      donts: ["Don’t deny twice in one statement."],
    }),
    ...transcribed("true_false"),
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
        empty: { exercise: exerciseOf("trueFalse") },
        picked: {
          exercise: exerciseOf("trueFalse"),
          response: { content_type: "true_false", value: true },
        },
        right: {
          exercise: exerciseOf("trueFalse"),
          phase: "checked",
          response: { content_type: "true_false", value: false },
        },
        wrong: {
          exercise: exerciseOf("trueFalse"),
          phase: "checked",
          response: { content_type: "true_false", value: true },
        },
        revealed: { exercise: exerciseOf("trueFalse"), phase: "revealed" },
      }}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";

const meta = {
  title: "Exercises/Short answer",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("shortAnswer") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A question answered in a few words or with a number. Typing slips are forgiven and shown; numbers may be decimals or fractions.",
      useFor: "A name, a term, a date that should be known by heart.",
      notFor: "An answer with reasons: `Free answer`. A number with a tolerance: `Numeric`.",
      content: "Lists every answer that a teacher would take.",
      accessibility: `A native input, named by the question and its label, in the language of the answer, with the keypad that fits, without autocorrection.

| Key | Does |
| --- | --- |
| Enter | checks |

Once checked, the input is described as right or not yet.`,
      dos: ["Forgive a slip of typing, and show it."],
      donts: ["Don’t ask for the exact words of a sentence."],
    }),
    ...transcribed("short_answer"),
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
        empty: { exercise: exerciseOf("shortAnswer") },
        number: {
          exercise: exerciseOf("numberAnswer"),
          response: { content_type: "short_answer", text: "0,5" },
        },
        right: {
          exercise: exerciseOf("shortAnswer"),
          phase: "checked",
          response: { content_type: "short_answer", text: "chlorophylle" },
        },
        wrong: {
          exercise: exerciseOf("shortAnswer"),
          phase: "checked",
          response: { content_type: "short_answer", text: "carotène" },
        },
        revealed: { exercise: exerciseOf("shortAnswer"), phase: "revealed" },
      }}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

const typed = (text: string) => ({ content_type: "numeric" as const, text });

const meta = {
  title: "Exercises/Numeric",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.speed },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A question answered with a number, within a tolerance. Decimals, fractions, powers of ten and the marks of each language are understood; so are the units that the exercise knows. What was understood is said wherever it is not what stands there.",
      useFor: "Calculations, measurements, years.",
      notFor: "Words, or numbers that need no tolerance and no unit: `Short answer`.",
      content:
        "The question says the unit, or asks for it; the tolerance follows from how exactly one can know.",
      accessibility: `A native input, named by the question and its label, with the keypad that fits. Its description holds the unit beside it, how to write the number, what was understood, and once checked the verdict; where the unit is asked for, number and unit have a verdict each. That a wrong number is close is read out with the feedback.

| Key | Does |
| --- | --- |
| Enter | checks, once a number can be read |`,
      dos: ["Say how many digits are wanted where it matters."],
      donts: ["Don’t judge a spelling of a number: 1.5, 1,5 and 3/2 are one."],
    }),
    ...transcribed("numeric"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Extremes: Story = {
  args: {
    exercise: examples.extremes,
    response: typed("602 214 076 000 000 000 000 000 kg·m²·s⁻³·A⁻¹·mol⁻¹"),
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        empty: { exercise: examples.speed },
        understood: { exercise: examples.speed, response: typed("3e8 m/s") },
        fraction: { exercise: examples.half, response: typed("0,5") },
        "unit asked": { exercise: examples.length, response: typed("42,2 km") },
        right: { exercise: examples.speed, phase: "checked", response: typed("300 000") },
        wrong: { exercise: examples.speed, phase: "checked", response: typed("320 000") },
        "unit missing": { exercise: examples.length, phase: "checked", response: typed("42,2") },
        revealed: { exercise: examples.length, phase: "revealed" },
      }}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { bankExamples } from "./examples.ts";

const meta = {
  title: "Exercises/Fill in the blank",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("fillInBlank") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A sentence with inputs where words are missing, each as wide as what is typed; or, where there is a bank of words, with places that take them, by drag, by single presses, by menu or by keys.",
      useFor: "Words in their sentence: endings, prepositions, terms of a definition.",
      notFor: "A word without its sentence: `Vocabulary`. A number with a unit: `Numeric`.",
      content: "The sentence has one sensible answer for each gap, or lists the others.",
      accessibility: `Native inputs inside the sentence, labelled « Blanc 1 sur 2 », in the language of the answer, without autocorrection or capitals. A hint stands in the gap and in its placeholder. Once checked, each gap is described as right or not yet.

| Key | Does |
| --- | --- |
| Tab | goes from gap to gap |
| Enter | checks when every gap is filled |

With a bank of words:

| Key | Does |
| --- | --- |
| Tab | goes through gaps and words |
| Arrows, Home, End | go through gaps, then words |
| Enter, Space | pick a word up (focus goes to the first free gap); put it down (focus goes to the next word) |
| Escape | puts the picked word back where it was |
| Delete, Backspace | take the word of a gap back |

With a bank of words gaps and words are native buttons, named « Blanc 1 sur 2 : vide », moved as in \`Matching\`.`,
      dos: ["Take out what was taught, not what is merely at hand."],
      donts: ["Don’t take out so much that the sentence loses its sense."],
    }),
    ...transcribed("fill_in_blank"),
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
        empty: { exercise: exerciseOf("fillInBlank") },
        picked: {
          exercise: exerciseOf("fillInBlank"),
          response: { content_type: "fill_in_blank", gaps: [{ id: "g1", text: "renouvelée" }] },
        },
        partial: {
          exercise: exerciseOf("fillInBlank"),
          phase: "checked",
          response: {
            content_type: "fill_in_blank",
            gaps: [
              { id: "g1", text: "renouvelée" },
              { id: "g2", text: "deux fois, ou peut-être davantage" },
            ],
          },
        },
        revealed: { exercise: exerciseOf("fillInBlank"), phase: "revealed" },
        Japanese: {
          exercise: exerciseOf("kanaGap"),
          phase: "checked",
          response: { content_type: "fill_in_blank", gaps: [{ id: "g1", text: "を" }] },
        },
      }}
    />
  ),
};

export const WordBank: Story = { args: { exercise: bankExamples.rule } };

export const WordBankPicked: Story = {
  parameters: framed(300),
  args: {
    exercise: bankExamples.rule,
    response: { content_type: "fill_in_blank", gaps: [{ id: "g1", text: "renouvelée" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "une fois" }));
    await canvas.findByRole("combobox", { name: /^Déplacer/u });
  },
};

export const WordBankStates: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        partial: {
          exercise: bankExamples.rule,
          phase: "checked",
          response: {
            content_type: "fill_in_blank",
            gaps: [
              { id: "g1", text: "renouvelée" },
              { id: "g2", text: "deux fois" },
            ],
          },
        },
        revealed: { exercise: bankExamples.rule, phase: "revealed" },
        Japanese: {
          exercise: bankExamples.particles,
          response: { content_type: "fill_in_blank", gaps: [{ id: "g1", text: "は" }] },
        },
      }}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";

const meta = {
  title: "Exercises/Fill in the blank",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("fillInBlank") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: documented({
    purpose: "A sentence with inputs where words are missing. Each is as wide as what is typed.",
    accessibility: `Native inputs inside the sentence, labelled « Blanc 1 sur 2 », in the language of the answer, without autocorrection or capitals. A hint stands in the gap and in its placeholder. Once checked, each gap is described as right or not yet.

| Key | Does |
| --- | --- |
| Tab | goes from gap to gap |
| Enter | checks when every gap is filled |`,
  }),
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { figures } from "./examples.ts";
import { PromptPicture } from "../picture/PromptPicture.tsx";

const meta = {
  title: "Exercises/Figure",
  component: PromptPicture,
  decorators: [withExerciseTexts],
  args: { figure: figures.rightTriangle },
  argTypes: { figure: { control: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy]")).toBeNull());
  },
  parameters: documented({
    purpose:
      "A chessboard, a plane figure or a staff that an exercise brings as data and the page draws, in its theme and sharp at any size.",
    useFor: "What has to be seen to be asked about: a position, the sides of a triangle, a note.",
    notFor: "Photographs and drawings: a picture in `Lesson text`. Numbers over time: a chart.",
    content:
      "The description says in words all that the figure shows and the question needs, without giving the answer away.",
    accessibility:
      "A picture named by its description; a board also lists its pieces in words, behind a native disclosure. Black and white pieces differ by their outline, marked squares by a frame. Nothing is mirrored from right to left, and forced colours keep the two sides apart.",
    dos: ["Put every length and angle of the figure into its description."],
    donts: ["Don’t ask to measure: a figure is to scale, but small screens are small."],
  }),
} satisfies Meta<typeof PromptPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

function sheet(names: readonly (keyof typeof figures)[]) {
  return (
    <StateSheet
      layout="rows"
      states={Object.fromEntries(
        names.map((name) => [name, <PromptPicture key={name} figure={figures[name]} />]),
      )}
    />
  );
}

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        drawn: <PromptPicture figure={figures.ending} />,
        broken: <PromptPicture figure={{ ...figures.ending, position: "8/8/8/8/8/8/8/7" }} />,
      }}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector("summary")).not.toBeNull());
    const summary = canvasElement.querySelector("summary");
    if (summary !== null) await userEvent.click(summary);
  },
};

export const Boards: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => sheet(["attack", "fromBlack"]),
};

export const Geometry: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => sheet(["rightTriangle", "parallelogram", "circle", "angles", "rhombus"]),
};

export const Staves: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => sheet(["treble", "bass", "chord", "signature", "cluster"]),
};

export const Narrow: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <div style={{ maxInlineSize: "18rem" }}>{sheet(["attack", "rightTriangle", "treble"])}</div>
  ),
};

/** Labels as long as they may be, on the narrowest phone. */
export const LongLabels: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => <div style={{ maxInlineSize: "16rem" }}>{sheet(["longLabels"])}</div>,
};

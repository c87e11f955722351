import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, framed } from "../../testing/index.ts";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { screenHeight } from "../lesson-player/LessonPlayer.css.ts";
import { atomOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { ReviewPlayer } from "./ReviewPlayer.tsx";

const meta = {
  title: "Exercises/Review player",
  component: ReviewPlayer,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [
    withExerciseTexts,
    (Story) => (
      <div style={inlineVars({ [screenHeight]: "48rem" })}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: "Révisions",
    items: (["trueFalse", "matching"] as const).map((kind) => {
      const atom = atomOf(kind);
      return { id: atom.id, atom, language: "fr" };
    }),
    xp: 4,
    onAnswer: () => Promise.resolve({ rating: "good", intervalDays: 4 }),
    onRate: (_card, rating) => Promise.resolve({ rating, intervalDays: 2 }),
    onUndo: () => Promise.resolve(),
    onClose: fn(),
    onFinish: fn(),
    onReport: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...documented({
      purpose:
        "Brings back what was learned: each card is answered with its own exercise and graded by the answer.",
      useFor: "The screen of a review session, with nothing else beside it.",
      notFor: "A lesson, whose items come back within it: `LessonPlayer`.",
      content: "The line above the question says the grade and when the card comes back.",
      accessibility:
        "The title is the page's heading, unseen; each question is a heading below it and takes focus when it appears. The grade is announced politely. Correcting it opens a group of buttons that takes the focus; taking it back is a button.",
      dos: ["Say when a card comes back as soon as it is graded."],
      donts: ["Don’t ask for a rating that the answer has given."],
    }),
  },
} satisfies Meta<typeof ReviewPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first card: nothing is graded yet. */
export const Asking: Story = {};

/** After an answer: its grade, when it comes back, and the way to correct it. */
export const Graded: Story = {
  parameters: framed(640),
  play: async (context) => {
    await whenLoaded(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("radio", { name: /vrai/iu }));
    await userEvent.click(await canvas.findByRole("button", { name: /vérifier/iu }));
    await canvas.findByText(/4 jours/u);
  },
};

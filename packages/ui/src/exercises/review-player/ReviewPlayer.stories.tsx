import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, framed, inLanguages } from "../../testing/index.ts";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { screenHeight } from "../lesson-player/LessonPlayer.css.ts";
import { atomOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { press, whenLoaded } from "../testing/steps.ts";
import { ReviewPlayer } from "./ReviewPlayer.tsx";
import type { ReviewPlayerProps } from "./ReviewPlayerProps.ts";

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
      const intervals = { again: 1, hard: 2, good: 4, easy: 9 };
      return { id: atom.id, atom, language: "fr", intervals };
    }),
    xp: 4,
    hasKeys: true,
    onAnswer: () => Promise.resolve({ rating: "good", intervalDays: 4 }),
    onRate: (_card, rating) => Promise.resolve({ rating, intervalDays: 2 }),
    onUndo: () => Promise.resolve(),
    onClose: fn(),
    onFinish: fn(),
    onReport: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    ...inLanguages<ReviewPlayerProps>({ en: { title: "Reviews" } }),
    layout: "fullscreen",
    ...documented({
      purpose:
        "Brings back what was learned: each card is answered with its own exercise and graded by the answer.",
      useFor: "The screen of a review session, with nothing else beside it.",
      notFor: "A lesson, whose items come back within it: `LessonPlayer`.",
      content:
        "At the thumb are the four ratings, each with when it brings the card back; the one that the answer comes to is marked. The line above the question says the last grade and takes it back.",
      accessibility: `The title is the page's heading, unseen; each question is a heading below it and takes focus when it appears. The grade is announced politely.

| Key | Does |
| --- | --- |
| Space | show the answer |
| 1 to 4 | rate: again, hard, good, easy |
| Enter | accept what the answer comes to |
| U | take the last rating back |

They are heard wherever focus is, but in a text field or a dialog, and can be put off with \`hasKeys\`.

Once the answer is seen, a finger or pen rates by a swipe too: left again, right good. The button fills on the way, and nothing is rated before the finger is let go; the buttons do the same with one press.`,
      dos: ["Say when a card comes back as soon as it is graded."],
      donts: ["Don’t make who agrees with the grade rate it once more: Enter accepts it."],
    }),
  },
} satisfies Meta<typeof ReviewPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first card: nothing is graded yet. */
export const Asking: Story = {};

/** After an answer: the four ratings, the one that the answer comes to among them. */
export const Graded: Story = {
  args: { onPutAside: () => Promise.resolve() },
  parameters: framed(640),
  play: async (context) => {
    await whenLoaded(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("radio", { name: /vrai/iu }));
    await press(context, "Vérifier");
    await canvas.findByRole("button", { name: /Bien/u });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { fn } from "storybook/test";
import { documented, framed, inLanguages } from "../../testing/index.ts";
import { atomOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { replyTo } from "../testing/replies.ts";
import { answer, inFeedback, press, whenLoaded } from "../testing/steps.ts";
import { screenHeight } from "./LessonPlayer.css.ts";
import { LessonPlayer } from "./LessonPlayer.tsx";
import type { LessonPlayerProps } from "./LessonPlayer.tsx";

const finished = { progress_status: "completed" } as const;
const atoms = [
  atomOf("lesson", finished),
  atomOf("trueFalse", finished),
  atomOf("matching"),
  atomOf("fillInBlank"),
  atomOf("shortAnswer"),
];

const meta = {
  title: "Exercises/Lesson player",
  component: LessonPlayer,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [
    withExerciseTexts,
    // A picture grows with its page, and a page that grows with its picture has no end.
    (Story) => (
      <div style={inlineVars({ [screenHeight]: "48rem" })}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: "La famille du K",
    atoms,
    language: "fr",
    xpEarned: 120,
    planHref: "#plan",
    next: { title: "La famille du S", href: "#next" },
    onAnswer: async (atomId, response, { revealed }) => {
      const atom = atoms.find(({ id }) => id === atomId);
      if (atom === undefined) throw new Error("An answer to an unknown item.");
      return replyTo(atom, response, revealed);
    },
    onClose: fn(),
    onFinish: fn(),
    onReport: fn(),
  },
  argTypes: { atoms: { control: false }, next: { control: false } },
  parameters: {
    ...inLanguages<LessonPlayerProps>({
      en: { title: "The K family", next: { title: "The S family", href: "#next" } },
    }),
    layout: "fullscreen",
    ...documented({
      purpose:
        "Runs a lesson from its first open item to its summary: bar with the way out, progress and XP; what was wrong or revealed comes back at the end, twice at most.",
      useFor: "The screen of a lesson, with nothing else beside it.",
      notFor: "One question inside a page of others: `Exercise`.",
      content: "The bar counts items, the summary names what was gained and what comes back.",
      accessibility: `The title of the lesson is the page's heading, unseen; each question is a heading below it and takes focus when it appears. Progress is told in words (« 2 sur 5 »). The summary's heading takes focus at the end.

| Key | Does |
| --- | --- |
| Enter | checks from an input or a choice; goes on from the feedback |
| 1 to 9 | choose, while focus is in the exercise |

The keys of an exercise stand on the page of its kind.`,
      dos: ["Bring back at the end what went wrong."],
      donts: ["Don’t put navigation beside a lesson: the way out is in its bar."],
    }),
  },
} satisfies Meta<typeof LessonPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first open item: what was done before is not asked again. */
export const Exercise: Story = {};

/** A text to read is an item as well: it is finished by going on. */
export const Text: Story = { args: { atoms: [atomOf("lesson"), ...atoms.slice(1)] } };

/** The verdict rises in the sheet at the thumb, with its XP and its reason. */
export const Feedback: Story = {
  parameters: framed(640),
  args: {
    atoms: [...atoms.slice(0, 2), { ...atomOf("matching"), ...finished }, ...atoms.slice(3)],
  },
  play: async (context) => {
    await answer(context, "Blanc 1 sur 2", "renouvelée");
    await answer(context, "Blanc 2 sur 2", "une fois");
    await press(context, "Vérifier");
    await context.canvas.findByText("+20 XP", inFeedback);
  },
};

/** What was gained, what comes back, and the next lesson. */
export const Summary: Story = {
  parameters: framed(640),
  args: {
    atoms: [...atoms.slice(0, 4).map((atom) => ({ ...atom, ...finished })), atomOf("shortAnswer")],
  },
  play: async (context) => {
    await answer(context, "Ta réponse", "chlorophylle");
    await press(context, "Vérifier");
    await context.canvas.findByText("+20 XP", inFeedback);
    await press(context, "Continuer");
    await context.canvas.findByRole("heading", { name: /Leçon terminée/u });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, framed, inLanguages } from "../../testing/index.ts";
import { examples as freeAnswers } from "../free-answer/examples.ts";
import { atomOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { answering } from "../testing/replies.ts";
import { answer, inFeedback, press, whenLoaded } from "../testing/steps.ts";
import { ExercisePlayer } from "./ExercisePlayer.tsx";
import type { ExercisePlayerProps } from "./ExercisePlayerProps.ts";

const trueFalse = atomOf("trueFalse");
const fillInBlank = atomOf("fillInBlank");
const longStatement =
  "La période d’essai peut être renouvelée une fois, si un accord de branche étendu le prévoit et si l’employé y consent par écrit avant qu’elle ne finisse.";

const meta = {
  title: "Exercises/Exercise player",
  component: ExercisePlayer,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: {
    atom: trueFalse,
    language: "fr",
    position: { number: 5, total: 9, again: false },
    onAnswer: answering(trueFalse),
    onContinue: fn(),
    onReport: fn(),
  },
  argTypes: { atom: { control: false }, position: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...documented({
      purpose:
        "Plays one exercise: question, answer, check or reveal, feedback with its source, and on. It scores on the device at once, holds the response, and knows no network: the host is handed the answer and replies with the XP.",
      useFor: "An exercise whose host keeps the answers: a lesson, a quest, a review.",
      notFor: "A whole lesson: `LessonPlayer`.",
      content:
        "Feedback says what is right and why, with the passage that it comes from. What a question quotes is a run with its language: from 60 characters on it stands below the question as a quotation.",
      accessibility: `The question is a heading and names the control; a passage that it quotes is a blockquote below it, and describes the control. Checking moves focus to the feedback, which is read out; Enter goes on from there. Trying again moves focus back into the exercise. A hint is a disclosure, read out once when it is first asked for; focus stays where it is. XP, an answer kept for later and an answer that was not sent are each said once in a polite live region.

| Key | Does |
| --- | --- |
| Enter, Space | on the hint: show it, and hide it again |
| Enter | checks from an input or a choice; goes on from the feedback |
| 1 to 9 | choose, while focus is in the exercise |`,
      dos: [
        "Hand it the reply of the server when it comes, and no sooner.",
        "Give an item a hint (`metadata.hint`) that says where to look, or how to begin.",
      ],
      donts: [
        "Don’t hold a response beside it: it holds its own.",
        "Don’t let a hint hold the answer, or rule out all choices but one.",
      ],
    }),
  },
} satisfies Meta<typeof ExercisePlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

/** A word of the host on where the exercise comes from. */
export const Noted: Story = {
  args: { atom: { ...trueFalse, note: "Bonus de la communauté" } },
  parameters: inLanguages<ExercisePlayerProps>({
    en: { atom: { ...trueFalse, note: "Bonus from the community" } },
  }),
};

/** What helps, shown: it costs no points. */
export const WithHint: Story = {
  parameters: framed(720),
  args: {
    atom: {
      ...trueFalse,
      metadata: { hint: "Cherche combien de fois la loi permet de la renouveler." },
    },
  },
  play: (context) => press(context, "Indice"),
};

/** What is asked stays the heading; the passage that it is asked about is quoted below. */
export const Quoting: Story = {
  args: { atom: { ...trueFalse, ...freeAnswers.goesOn } },
};

/** What takes more than a glance is set at the size of reading. */
export const LongQuestion: Story = {
  args: { atom: { ...trueFalse, content: { statement: longStatement, answer: true } } },
};

export const Correct: Story = {
  parameters: framed(720),
  args: { atom: fillInBlank, onAnswer: answering(fillInBlank) },
  play: async (context) => {
    await answer(context, "Blanc 1 sur 2", "renouvelee");
    await answer(context, "Blanc 2 sur 2", "une fois");
    await press(context, "Vérifier");
    await context.canvas.findByText("+20 XP", inFeedback);
  },
};

export const Partial: Story = {
  parameters: framed(600),
  args: { atom: fillInBlank, onAnswer: answering(fillInBlank) },
  play: async (context) => {
    await answer(context, "Blanc 1 sur 2", "renouvelée");
    await answer(context, "Blanc 2 sur 2", "deux fois");
    await press(context, "Vérifier");
    await context.canvas.findByText("+10 XP", inFeedback);
  },
};

export const Incorrect: Story = {
  parameters: framed(720),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("radio", { name: "Vrai" }));
    await press(context, "Vérifier");
    await context.canvas.findByText("Ce n’est pas encore ça.");
  },
};

export const Revealed: Story = {
  parameters: framed(720),
  play: async (context) => {
    await press(context, "Révéler");
    await context.canvas.findByText("Voici la réponse.");
  },
};

export const NotSent: Story = {
  parameters: framed(720),
  args: { onAnswer: () => Promise.reject(new Error("No network.")) },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("radio", { name: "Faux" }));
    await press(context, "Vérifier");
    await context.canvas.findByRole("button", { name: "Renvoyer" });
  },
};

export const KeptForLater: Story = {
  parameters: framed(720),
  args: { onAnswer: () => Promise.resolve("queued") },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("radio", { name: "Faux" }));
    await press(context, "Vérifier");
    await context.canvas.findByText(/Réponse enregistrée/u, inFeedback);
  },
};

export const UnknownKind: Story = {
  args: { atom: { ...trueFalse, content_type: "sculpture" } },
};

export const BrokenContent: Story = {
  args: { atom: { ...trueFalse, content: { statement: "" } } },
};

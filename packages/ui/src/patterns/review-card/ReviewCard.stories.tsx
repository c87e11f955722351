import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { documented, forcedIn, inLanguages, ofButtons, StateSheet } from "../../testing/index.ts";
import type { ReviewPhase } from "./review-types.ts";
import { ReviewRatings } from "./ReviewRatings.tsx";
import { ReviewCard, ReviewCardSkeleton } from "./ReviewCard.tsx";
import type { ReviewCardProps } from "./ReviewCard.tsx";

const meta = {
  title: "Patterns/ReviewCard",
  component: ReviewCard,
  args: {
    id: "renewal",
    prompt: "Combien de fois la période d’essai peut-elle être renouvelée ?",
    answer: "Une seule fois, si un accord de branche étendu le prévoit.",
    source: "Droit du travail · La période d’essai",
    due: { kind: "due" },
    intervals: {
      again: { value: 10, unit: "minute" },
      hard: { value: 1, unit: "day" },
      good: { value: 4, unit: "day" },
      easy: { value: 9, unit: "day" },
    },
    queue: { done: 5, total: 18 },
    phase: { name: "asking" },
    onReveal: fn(),
    onRate: fn(),
  },
  argTypes: {
    prompt: { control: "text" },
    answer: { control: "text" },
    due: { control: false },
    intervals: { control: false },
    queue: { control: "object" },
    phase: { control: false },
  },
  parameters: {
    ...inLanguages<ReviewCardProps>({
      en: {
        prompt: "How many times can the trial period be renewed?",
        answer: "Only once, where an extended industry agreement allows it.",
        source: "Labour law · The trial period",
      },
    }),
    ...documented({
      purpose:
        "A card of spaced repetition: recall, reveal, judge. Each rating says when the card would come back.",
      useFor: "The review session, one card on the screen.",
      notFor: "A pile of cards inside a lesson: `Flashcards`.",
      content:
        "The prompt asks for one thing. The source names capsule and lesson, so that the learner can go back.",
      states: ["new", "Judging", "overdue, saving", "failed", "loading"],
      otherStates:
        "A card that could not be saved is kept. An empty or failed session is told by `ReviewSummary`.",
      accessibility:
        "An article named by its prompt. Revealing moves the focus to the answer, which is read; 1 to 4 rate the card from anywhere inside it. After a rating the focus goes to the next prompt. A rating that could not be saved is an alert, and the card stays.",
      dos: ["Show real intervals: they are the reason to judge honestly."],
      donts: ["Don’t start a timer.", "Don’t colour a rating without its word and its interval."],
    }),
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Judging: Story = { args: { phase: { name: "judging" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        new: <ReviewCard {...args} due={{ kind: "new" }} queue={{ done: 17, total: 18 }} />,
        "overdue, saving": (
          <ReviewCard
            {...args}
            due={{ kind: "overdue", days: 3 }}
            phase={{ name: "saving", rating: "good" }}
          />
        ),
        failed: <ReviewCard {...args} phase={{ name: "failed", rating: "hard" }} />,
        ...forcedIn(
          ofButtons,
          <ReviewRatings intervals={args.intervals} saving={null} onRate={fn()} />,
        ),
        "long words": (
          <ReviewCard
            {...args}
            phase={{ name: "judging" }}
            promptLang="nl"
            prompt="Arbeidsongeschiktheidsverzekeringsmaatschappij: wat betekent dat?"
            answer={"a".repeat(120)}
            intervals={{ ...args.intervals, easy: { value: 11, unit: "month" } }}
          />
        ),
        loading: <ReviewCardSkeleton />,
      }}
    />
  ),
};

/** The narrowest phone, in the language with the longest words. */
export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
  args: { phase: { name: "judging" } },
};

function Session(args: ReviewCardProps) {
  const [id, setId] = useState("first");
  const [phase, setPhase] = useState<ReviewPhase>({ name: "asking" });
  return (
    <ReviewCard
      {...args}
      id={id}
      prompt={id === "first" ? "Premier ?" : "Deuxième ?"}
      phase={phase}
      onReveal={() => setPhase({ name: "judging" })}
      onRate={(rating) => {
        args.onRate(rating);
        setId("second");
        setPhase({ name: "asking" });
      }}
    />
  );
}

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <Session {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const answer = canvas.getByText(/Une seule fois/u);
    await expect(document.activeElement?.contains(answer)).toBe(true);
    await userEvent.keyboard("3");
    await expect(args.onRate).toHaveBeenCalledWith("good");
    await expect(canvas.getByRole("heading", { name: "Deuxième ?" })).toHaveFocus();
  },
};

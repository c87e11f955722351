import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import {
  QuestCorrection,
  QuestCorrectionError,
  QuestCorrectionSkeleton,
} from "./QuestCorrection.tsx";
import type { QuestCorrectionProps } from "./QuestCorrection.tsx";

const meta = {
  title: "Patterns/QuestCorrection",
  component: QuestCorrection,
  args: {
    items: [
      {
        id: "1",
        question: "Quel gaz la plante prend-elle à l’air ?",
        verdict: "right",
        answer: "Le dioxyde de carbone",
        expected: "Le dioxyde de carbone",
      },
      {
        id: "2",
        question: "Où la lumière est-elle captée ?",
        verdict: "wrong",
        answer: "Dans les racines",
        expected: "Dans les chloroplastes des feuilles",
        reason:
          "Les racines prennent l’eau ; la chlorophylle, qui capte la lumière, est dans les feuilles.",
      },
      {
        id: "3",
        question: "Que rend la plante à l’air ?",
        verdict: "open",
        expected: "De l’oxygène",
      },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: {
    ...inLanguages<QuestCorrectionProps>({
      en: {
        items: [
          {
            id: "1",
            question: "Which gas does the plant take from the air?",
            verdict: "right",
            answer: "Carbon dioxide",
            expected: "Carbon dioxide",
          },
          {
            id: "2",
            question: "Where is the light captured?",
            verdict: "wrong",
            answer: "In the roots",
            expected: "In the chloroplasts of the leaves",
            reason:
              "The roots take up water; chlorophyll, which captures the light, is in the leaves.",
          },
          {
            id: "3",
            question: "What does the plant give back to the air?",
            verdict: "open",
            expected: "Oxygen",
          },
        ],
      },
    }),
    ...documented({
      purpose: "The correction of a quest: what was answered, what is right, and why.",
      useFor: "After a quest, or instead of it for whoever is stuck (`forfeited`).",
      notFor: "The feedback of one exercise: the player has its own.",
      content: "The reason teaches; it never says that an answer was silly.",
      states: ["Default", "Forfeited", "empty", "loading", "failed"],
      accessibility:
        "An ordered list; each verdict is an icon and a word, and answers are a description list.",
      dos: ["Show the learner’s answer beside the right one."],
      donts: ["Don’t show the points that were lost."],
    }),
  },
} satisfies Meta<typeof QuestCorrection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Forfeited: Story = { args: { forfeited: true } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        empty: <QuestCorrection items={[]} />,
        loading: <QuestCorrectionSkeleton />,
        failed: <QuestCorrectionError onRetry={fn()} />,
      }}
    />
  ),
};

export const Narrow: Story = {
  args: { forfeited: true },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

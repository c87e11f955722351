import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { QuotaMeter, QuotaMeterError, QuotaMeterSkeleton } from "./QuotaMeter.tsx";
import type { QuotaMeterProps } from "./QuotaMeter.tsx";

const meta = {
  title: "Patterns/QuotaMeter",
  component: QuotaMeter,
  args: {
    used: 2,
    limit: 3,
    text: "2 capsules créées sur 3 ce mois-ci",
    note: "De nouvelles dès le 1er décembre.",
  },
  parameters: {
    ...inLanguages<QuotaMeterProps>({
      en: { text: "2 of 3 capsules created this month", note: "New ones from 1 December." },
    }),
    ...documented({
      purpose: "How much of a month’s allowance is used.",
      useFor: "Beside what uses the allowance up, and on the page of plans.",
      notFor: "Progress in learning: `ProgressBar`.",
      content: "What is left, and when it is full again.",
      states: ["none used", "Default", "none left", "Unlimited", "loading", "failed"],
      accessibility:
        "A progressbar whose value is also in words; without a limit only the words stand.",
      dos: ["Show it before the limit is reached."],
      donts: ["Don’t turn it red for what was paid for."],
    }),
  },
} satisfies Meta<typeof QuotaMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Unlimited: Story = {
  args: { used: 12, limit: null, text: "12 capsules créées ce mois-ci, sans limite" },
  parameters: inLanguages<QuotaMeterProps>({
    en: { text: "12 capsules created this month, without a limit" },
  }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "none left": (
          <QuotaMeter
            {...args}
            used={3}
            text={say({
              fr: "3 capsules créées sur 3 ce mois-ci",
              en: "3 of 3 capsules created this month",
            })}
          />
        ),
        "none used": (
          <QuotaMeter
            used={0}
            limit={3}
            text={say({
              fr: "Aucune capsule créée sur 3 ce mois-ci",
              en: "None of 3 capsules created this month",
            })}
          />
        ),
        loading: <QuotaMeterSkeleton />,
        failed: (
          <QuotaMeterError
            text={say({
              fr: "Ton compte de capsules n’a pas pu être chargé.",
              en: "Your count of capsules could not be loaded.",
            })}
            onRetry={fn()}
          />
        ),
      })}
    />
  ),
};

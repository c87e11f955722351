import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatRow, StatRowSkeleton } from "../stat-row/StatRow.tsx";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { GreetingHeader } from "./GreetingHeader.tsx";
import type { GreetingHeaderProps } from "./GreetingHeader.tsx";

const meta = {
  title: "Patterns/GreetingHeader",
  component: GreetingHeader,
  args: {
    date: "vendredi 20 novembre",
    greeting: "Bonsoir Lina, il reste une goutte à distiller.",
    stats: (
      <StatRow
        stats={[
          { value: "412", label: "minutes d’étude" },
          { value: "12 jours", label: "de suite", accent: true },
          { value: "7", label: "capsules à créer" },
          { value: "1", label: "quête du jour" },
        ]}
      />
    ),
  },
  argTypes: { stats: { control: false } },
  parameters: {
    ...inLanguages<GreetingHeaderProps>({
      en: {
        date: "Friday 20 November",
        greeting: "Good evening Lina, one drop is left to distil.",
        stats: (
          <StatRow
            stats={[
              { value: "412", label: "minutes of study" },
              { value: "12 days", label: "in a row", accent: true },
              { value: "7", label: "capsules to create" },
              { value: "1", label: "quest of the day" },
            ]}
          />
        ),
      },
      nl: {
        date: "vrijdag 20 november",
        greeting: "Goedenavond Lina, er valt nog één druppel te distilleren.",
        stats: (
          <StatRow
            stats={[
              { value: "412", label: "minuten gestudeerd" },
              { value: "12 dagen", label: "op rij", accent: true },
              { value: "7", label: "capsules nog te maken" },
              { value: "1", label: "opdracht van de dag" },
            ]}
          />
        ),
      },
    }),
    ...documented({
      purpose: "The head of the dashboard.",
      useFor: "The head of the dashboard.",
      notFor: "The head of any other screen: `Heading`.",
      content: "One sentence to the learner, with the next step in it.",
      states: ["with figures", "figures loading"],
      otherStates: "The greeting is at hand. Figures that could not be had are a `StatRowError`.",
      accessibility: "The greeting is the heading of the page.",
      dos: ["Take the greeting from the learner’s own time of day."],
      donts: ["Don’t greet twice on one screen."],
    }),
  },
} satisfies Meta<typeof GreetingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        "with figures": <GreetingHeader {...args} />,
        "figures loading": <GreetingHeader {...args} stats={<StatRowSkeleton />} />,
      }}
    />
  ),
};

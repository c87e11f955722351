import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { StatRow, StatRowError, StatRowSkeleton } from "./StatRow.tsx";
import type { StatRowProps } from "./StatRow.tsx";

const meta = {
  title: "Patterns/StatRow",
  component: StatRow,
  args: {
    stats: [
      { value: "412", label: "minutes d’étude" },
      { value: "12 jours", label: "de suite", accent: true },
      { value: "7", label: "capsules à créer" },
    ],
  },
  parameters: {
    ...inLanguages<StatRowProps>({
      en: {
        stats: [
          { value: "412", label: "minutes of study" },
          { value: "12 days", label: "in a row", accent: true },
          { value: "7", label: "capsules to create" },
        ],
      },
      nl: {
        stats: [
          { value: "412", label: "minuten gestudeerd" },
          { value: "12 dagen", label: "op rij", accent: true },
          { value: "7", label: "capsules nog te maken" },
        ],
      },
    }),
    ...documented({
      purpose: "A few figures with their words.",
      useFor: "The head of the dashboard and of statistics.",
      notFor: "Figures that are compared: `Table`. A curve: `ProgressChart`.",
      content: "A figure with its unit, and two or three words.",
      states: ["with an accent", "loading", "failed"],
      otherStates: "A single figure that could not be had is left out.",
      accessibility: "A description list: the words come before the figure.",
      dos: ["Keep to four."],
      donts: ["Don’t show a figure that the learner cannot change."],
    }),
  },
} satisfies Meta<typeof StatRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "with an accent": <StatRow {...args} />,
        loading: <StatRowSkeleton />,
        failed: (
          <StatRowError
            text={say({
              fr: "Tes chiffres n’ont pas pu être chargés. Aucun n’est perdu.",
              en: "Your figures could not be loaded. None of them is lost.",
              nl: "Je cijfers konden niet worden geladen. Ze blijven bewaard.",
            })}
            onRetry={fn()}
          />
        ),
      })}
    />
  ),
};

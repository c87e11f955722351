import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { PlanComparison, PlanComparisonError, PlanComparisonSkeleton } from "./PlanComparison.tsx";
import type { PlanComparisonProps } from "./PlanComparison.tsx";

const comparisonIn = (say: Say): Pick<PlanComparisonProps, "plans" | "groups"> => ({
  plans: [
    { id: "free", name: "Free", price: say({ fr: "0 €", en: "€0", nl: "€ 0" }) },
    {
      id: "premium",
      name: "Premium",
      price: say({ fr: "12 € par mois", en: "€12 per month", nl: "€ 12 per maand" }),
      current: true,
    },
    {
      id: "pro",
      name: "Pro",
      price: say({ fr: "30 € par mois", en: "€30 per month", nl: "€ 30 per maand" }),
    },
  ],
  groups: [
    {
      id: "create",
      name: say({ fr: "Créer", en: "Create", nl: "Maken" }),
      features: [
        {
          id: "capsules",
          name: say({
            fr: "Capsules par mois",
            en: "Capsules per month",
            nl: "Capsules per maand",
          }),
          values: {
            free: "3",
            premium: "10",
            pro: say({ fr: "sans limite", en: "unlimited", nl: "onbeperkt" }),
          },
        },
        {
          id: "pdf",
          name: say({ fr: "Import de PDF", en: "PDF import", nl: "Pdf’s importeren" }),
          values: {
            free: false,
            premium: say({ fr: "jusqu’à 9 Mo", en: "up to 9 MB", nl: "tot 9 MB" }),
            pro: say({ fr: "sans limite de taille", en: "any size", nl: "van elke grootte" }),
          },
        },
        {
          id: "offline",
          name: say({ fr: "Mode hors ligne", en: "Offline mode", nl: "Offlinemodus" }),
          values: { free: false, premium: false, pro: true },
        },
      ],
    },
    {
      id: "community",
      name: say({ fr: "Communauté", en: "Community", nl: "Gemeenschap" }),
      features: [
        {
          id: "votes",
          name: say({ fr: "Voix par sondage", en: "Votes per poll", nl: "Stemmen per peiling" }),
          values: { free: "1", premium: "2", pro: "3" },
        },
        {
          id: "bonus",
          name: say({
            fr: "Exercices et théorie bonus",
            en: "Bonus exercises and theory",
            nl: "Bonusoefeningen en bonustheorie",
          }),
          values: {
            free: say({
              fr: "ceux que les Pro partagent",
              en: "those that Pro members share",
              nl: "wat Pro-leden delen",
            }),
            premium: true,
            pro: say({
              fr: "les créer et partager",
              en: "yes, to create and share",
              nl: "maken en delen",
            }),
          },
        },
      ],
    },
  ],
});

const meta = {
  title: "Patterns/PlanComparison",
  component: PlanComparison,
  args: comparisonIn(sayIn("fr")),
  argTypes: { plans: { control: false }, groups: { control: false } },
  parameters: {
    ...inLanguages<PlanComparisonProps>({
      en: comparisonIn(sayIn("en")),
      nl: comparisonIn(sayIn("nl")),
    }),
    ...documented({
      purpose: "Every feature of every plan, row by row.",
      useFor: "Below the plan cards, for whoever wants to know exactly.",
      notFor: "The first look at the plans: `PlanCards`.",
      content: "Features are named by what the learner gets. A limit is a figure, not “more”.",
      states: ["Default", "loading", "failed"],
      otherStates: "There is always a plan, so it is never empty.",
      accessibility:
        "A real table: columns and rows have headers, groups are row groups, ticks and dashes have words. Where four columns have no room each feature stands above its values, and it is read as the same table.",
      dos: ["Group features by what they are for."],
      donts: ["Don’t leave a cell empty: write a dash with its word."],
    }),
  },
} satisfies Meta<typeof PlanComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        loading: <PlanComparisonSkeleton />,
        failed: <PlanComparisonError onRetry={fn()} />,
      }}
    />
  ),
};

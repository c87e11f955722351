import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inDutch, StateSheet } from "../../testing/index.ts";
import { PlanComparison, PlanComparisonError, PlanComparisonSkeleton } from "./PlanComparison.tsx";
import type { PlanComparisonProps } from "./PlanComparison.tsx";

const meta = {
  title: "Patterns/PlanComparison",
  component: PlanComparison,
  args: {
    plans: [
      { id: "free", name: "Free", price: "0 €" },
      { id: "premium", name: "Premium", price: "12 € par mois", current: true },
      { id: "pro", name: "Pro", price: "30 € par mois" },
    ],
    groups: [
      {
        id: "create",
        name: "Créer",
        features: [
          {
            id: "capsules",
            name: "Capsules par mois",
            values: { free: "3", premium: "10", pro: "sans limite" },
          },
          {
            id: "pdf",
            name: "Import de PDF",
            values: { free: false, premium: "jusqu’à 9 Mo", pro: "sans limite de taille" },
          },
          {
            id: "offline",
            name: "Mode hors ligne",
            values: { free: false, premium: false, pro: true },
          },
        ],
      },
      {
        id: "community",
        name: "Communauté",
        features: [
          { id: "votes", name: "Voix par sondage", values: { free: "1", premium: "2", pro: "3" } },
          {
            id: "bonus",
            name: "Exercices et théorie bonus",
            values: {
              free: "ceux que les Pro partagent",
              premium: true,
              pro: "les créer et partager",
            },
          },
        ],
      },
    ],
  },
  argTypes: { plans: { control: false }, groups: { control: false } },
  parameters: {
    ...inDutch<PlanComparisonProps>({
      plans: [
        { id: "free", name: "Free", price: "€ 0" },
        { id: "premium", name: "Premium", price: "€ 12 per maand", current: true },
        { id: "pro", name: "Pro", price: "€ 30 per maand" },
      ],
      groups: [
        {
          id: "create",
          name: "Maken",
          features: [
            {
              id: "capsules",
              name: "Capsules per maand",
              values: { free: "3", premium: "10", pro: "onbeperkt" },
            },
            {
              id: "pdf",
              name: "Pdf’s importeren",
              values: { free: false, premium: "tot 9 MB", pro: "van elke grootte" },
            },
            {
              id: "offline",
              name: "Offlinemodus",
              values: { free: false, premium: false, pro: true },
            },
          ],
        },
        {
          id: "community",
          name: "Gemeenschap",
          features: [
            {
              id: "votes",
              name: "Stemmen per peiling",
              values: { free: "1", premium: "2", pro: "3" },
            },
            {
              id: "bonus",
              name: "Bonusoefeningen en bonustheorie",
              values: { free: "wat Pro-leden delen", premium: true, pro: "maken en delen" },
            },
          ],
        },
      ],
    }),
    ...documented({
      purpose: "Every feature of every plan, row by row.",
      useFor: "Below the plan cards, for whoever wants to know exactly.",
      notFor: "The first look at the plans: `PlanCards`.",
      content: "Features are named by what the learner gets. A limit is a figure, not “more”.",
      states: ["Default", "loading", "failed"],
      otherStates: "There is always a plan, so it is never empty.",
      accessibility:
        "A real table: columns and rows have headers, groups are row groups, ticks and dashes have words. Where it is wider than the screen it scrolls by itself, by keyboard too, and the features stay in sight.",
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

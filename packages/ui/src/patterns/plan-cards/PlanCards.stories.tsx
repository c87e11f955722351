import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { documented } from "../../testing/index.ts";
import { PlanCards, PlanCardsSkeleton } from "./PlanCards.tsx";

const meta = {
  title: "Patterns/PlanCards",
  component: PlanCards,
  args: {
    plans: [
      {
        id: "free",
        name: "Free",
        lead: "Pour se lancer",
        price: "0 €",
        period: "par mois",
        features: ["3 nouvelles capsules par mois", "Toutes les capsules publiques"],
        action: (
          <ButtonLink href="/register" width="full">
            Créer un compte
          </ButtonLink>
        ),
      },
      {
        id: "premium",
        name: "Premium",
        lead: "Pour tes propres documents",
        price: "12 €",
        period: "par mois",
        features: [
          "10 nouvelles capsules par mois",
          "Import de PDF jusqu’à 9 Mo",
          "Exercices et théorie bonus",
        ],
        highlighted: true,
      },
      {
        id: "pro",
        name: "Pro",
        lead: "Sans limite",
        price: "30 €",
        period: "par mois",
        features: ["Capsules illimitées", "Import de PDF de toute taille"],
      },
    ],
  },
  argTypes: { plans: { control: false } },
  parameters: documented({
    purpose: "Plans side by side, each with its price and what it holds.",
    useFor: "The page of plans.",
    notFor: "Every difference in detail: `PlanComparison`.",
    content: "Price with its period and tax; three to six gains, the same order in each card.",
    states:
      "One may be highlighted; `PlanCardsSkeleton` while prices load. Where they could not be had, `PlanComparisonError` says it once for the page. There is always a plan.",
    accessibility: "A list; each plan has a heading, and its features are a list of their own.",
    dos: ["Mark the plan that the learner has."],
    donts: ["Don’t dress one plan up to make another look poor."],
  }),
} satisfies Meta<typeof PlanCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Loading: Story = { render: () => <PlanCardsSkeleton /> };

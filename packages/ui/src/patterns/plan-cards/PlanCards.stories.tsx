import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { documented, forcedIn, inDutch, ofButtons, StateSheet } from "../../testing/index.ts";
import { PlanCards, PlanCardsSkeleton } from "./PlanCards.tsx";
import type { PlanCardsProps } from "./PlanCards.tsx";

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
          <ButtonLink href="/register" width="full" variant="secondary">
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
        action: (
          <ButtonLink href="/plans" width="full">
            Choisir Premium
          </ButtonLink>
        ),
      },
      {
        id: "pro",
        name: "Pro",
        lead: "Sans limite",
        price: "30 €",
        period: "par mois",
        features: ["Capsules illimitées", "Import de PDF de toute taille"],
        action: (
          <ButtonLink href="/plans" width="full" variant="secondary">
            Choisir Pro
          </ButtonLink>
        ),
      },
    ],
  },
  argTypes: { plans: { control: false } },
  parameters: {
    ...inDutch<PlanCardsProps>({
      plans: [
        {
          id: "free",
          name: "Free",
          lead: "Om te beginnen",
          price: "€ 0",
          period: "per maand",
          features: ["3 nieuwe capsules per maand", "Alle openbare capsules"],
          action: (
            <ButtonLink href="/register" width="full" variant="secondary">
              Een account aanmaken
            </ButtonLink>
          ),
        },
        {
          id: "premium",
          name: "Premium",
          lead: "Voor je eigen documenten",
          price: "€ 12",
          period: "per maand",
          features: [
            "10 nieuwe capsules per maand",
            "Pdf’s importeren tot 9 MB",
            "Bonusoefeningen en bonustheorie",
          ],
          highlighted: true,
          action: (
            <ButtonLink href="/plans" width="full">
              Premium kiezen
            </ButtonLink>
          ),
        },
        {
          id: "pro",
          name: "Pro",
          lead: "Zonder beperkingen",
          price: "€ 30",
          period: "per maand",
          features: ["Onbeperkt veel capsules", "Pdf’s importeren van elke grootte"],
          action: (
            <ButtonLink href="/plans" width="full" variant="secondary">
              Pro kiezen
            </ButtonLink>
          ),
        },
      ],
    }),
    ...documented({
      purpose: "Plans side by side, each with its price and what it holds.",
      useFor: "The page of plans.",
      notFor: "Every difference in detail: `PlanComparison`.",
      content:
        "Price with its period and tax; three to six gains, the same order in each card. What a plan adds to the one before it comes first.",
      states: ["highlighted", "alike", "loading"],
      otherStates:
        "Where prices could not be had, `PlanComparisonError` says it once for the page. There is always a plan.",
      accessibility:
        "A list; each plan has a heading, and its features are a list of their own. The edge of the highlighted one is not read out: what it means stands in its words.",
      dos: [
        "Mark the plan that the learner has.",
        "Name the plan in its action: links are also read without what stands around them.",
      ],
      donts: ["Don’t dress one plan up to make another look poor."],
    }),
  },
} satisfies Meta<typeof PlanCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below each other, each with its price in sight; in the longest language. */
export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        highlighted: <PlanCards {...args} />,
        ...forcedIn(ofButtons, <PlanCards plans={args.plans.slice(0, 2)} />),
        alike: <PlanCards plans={args.plans.map((plan) => ({ ...plan, highlighted: false }))} />,
        loading: <PlanCardsSkeleton />,
      }}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { PlanCards, PlanCardsSkeleton } from "./PlanCards.tsx";
import type { PlanCardsProps } from "./PlanCards.tsx";

const plansIn = (say: Say): Pick<PlanCardsProps, "plans"> => ({
  plans: [
    {
      id: "free",
      name: "Free",
      lead: say({ fr: "Pour se lancer", en: "To get started", nl: "Om te beginnen" }),
      price: say({ fr: "0 €", en: "€0", nl: "€ 0" }),
      period: say({ fr: "par mois", en: "per month", nl: "per maand" }),
      features: [
        say({
          fr: "3 nouvelles capsules par mois",
          en: "3 new capsules a month",
          nl: "3 nieuwe capsules per maand",
        }),
        say({
          fr: "Toutes les capsules publiques",
          en: "All public capsules",
          nl: "Alle openbare capsules",
        }),
      ],
      action: (
        <ButtonLink href="/register" width="full" variant="secondary">
          {say({ fr: "Créer un compte", en: "Create an account", nl: "Een account aanmaken" })}
        </ButtonLink>
      ),
    },
    {
      id: "premium",
      name: "Premium",
      lead: say({
        fr: "Pour tes propres documents",
        en: "For your own documents",
        nl: "Voor je eigen documenten",
      }),
      price: say({ fr: "12 €", en: "€12", nl: "€ 12" }),
      period: say({ fr: "par mois", en: "per month", nl: "per maand" }),
      features: [
        say({
          fr: "10 nouvelles capsules par mois",
          en: "10 new capsules a month",
          nl: "10 nieuwe capsules per maand",
        }),
        say({
          fr: "Import de PDF jusqu’à 9 Mo",
          en: "PDF import up to 9 MB",
          nl: "Pdf’s importeren tot 9 MB",
        }),
        say({
          fr: "Exercices et théorie bonus",
          en: "Bonus exercises and theory",
          nl: "Bonusoefeningen en bonustheorie",
        }),
      ],
      highlighted: true,
      action: (
        <ButtonLink href="/plans" width="full">
          {say({ fr: "Choisir Premium", en: "Choose Premium", nl: "Premium kiezen" })}
        </ButtonLink>
      ),
    },
    {
      id: "pro",
      name: "Pro",
      lead: say({ fr: "Sans limite", en: "Without limits", nl: "Zonder beperkingen" }),
      price: say({ fr: "30 €", en: "€30", nl: "€ 30" }),
      period: say({ fr: "par mois", en: "per month", nl: "per maand" }),
      features: [
        say({ fr: "Capsules illimitées", en: "Unlimited capsules", nl: "Onbeperkt veel capsules" }),
        say({
          fr: "Import de PDF de toute taille",
          en: "PDF import of any size",
          nl: "Pdf’s importeren van elke grootte",
        }),
      ],
      action: (
        <ButtonLink href="/plans" width="full" variant="secondary">
          {say({ fr: "Choisir Pro", en: "Choose Pro", nl: "Pro kiezen" })}
        </ButtonLink>
      ),
    },
  ],
});

const meta = {
  title: "Patterns/PlanCards",
  component: PlanCards,
  args: plansIn(sayIn("fr")),
  argTypes: { plans: { control: false } },
  parameters: {
    ...inLanguages<PlanCardsProps>({ en: plansIn(sayIn("en")), nl: plansIn(sayIn("nl")) }),
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
        ...forcedIn(ofButtons, <PlanCards plans={args.plans.slice(0, 1)} />),
        alike: <PlanCards plans={args.plans.map((plan) => ({ ...plan, highlighted: false }))} />,
        loading: <PlanCardsSkeleton />,
      }}
    />
  ),
};

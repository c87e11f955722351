import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { CapsuleRows, CapsuleRowsSkeleton } from "./CapsuleRows.tsx";
import type { CapsuleRowsProps } from "./CapsuleRows.tsx";

const meta = {
  title: "Patterns/CapsuleRows",
  component: CapsuleRows,
  args: {
    capsules: [
      {
        id: "1",
        href: "/capsule/languages/foreign/1/plan",
        title: "Japonais pour débuter",
        icon: "か",
        domain: "languages",
        progress: { label: "Progression", value: 31, text: "31 % · 3 600 XP" },
      },
      {
        id: "2",
        href: "/capsule/mathematics/generic/2/plan",
        title: "Fractions sans peur",
        icon: "½",
        domain: "mathematics",
        progress: { label: "Progression", value: 78, text: "78 % · 1 240 XP" },
      },
      {
        id: "3",
        href: "/capsule/social_sciences/generic/3/plan",
        title: "Droit du travail (mon PDF)",
        icon: "§",
        domain: "social_sciences",
        progress: {
          label: "Préparation",
          value: 29,
          text: "En préparation : 4 leçons prêtes sur 14",
        },
      },
    ],
  },
  parameters: {
    ...inLanguages<CapsuleRowsProps>({
      en: {
        capsules: [
          {
            id: "1",
            href: "/capsule/languages/foreign/1/plan",
            title: "Japanese for beginners",
            icon: "か",
            domain: "languages",
            progress: { label: "Progress", value: 31, text: "31% · 3,600 XP" },
          },
          {
            id: "2",
            href: "/capsule/mathematics/generic/2/plan",
            title: "Fractions without fear",
            icon: "½",
            domain: "mathematics",
            progress: { label: "Progress", value: 78, text: "78% · 1,240 XP" },
          },
          {
            id: "3",
            href: "/capsule/social_sciences/generic/3/plan",
            title: "Labour law (my PDF)",
            icon: "§",
            domain: "social_sciences",
            progress: {
              label: "Preparation",
              value: 29,
              text: "Being prepared: 4 of 14 lessons ready",
            },
          },
        ],
      },
      nl: {
        capsules: [
          {
            id: "1",
            href: "/capsule/languages/foreign/1/plan",
            title: "Japans voor beginners",
            icon: "か",
            domain: "languages",
            progress: { label: "Voortgang", value: 31, text: "31 % · 3.600 XP" },
          },
          {
            id: "2",
            href: "/capsule/mathematics/generic/2/plan",
            title: "Breuken zonder vrees",
            icon: "½",
            domain: "mathematics",
            progress: { label: "Voortgang", value: 78, text: "78 % · 1.240 XP" },
          },
          {
            id: "3",
            href: "/capsule/social_sciences/generic/3/plan",
            title: "Arbeidsongeschiktheidsverzekering (mijn pdf)",
            icon: "§",
            domain: "social_sciences",
            progress: {
              label: "Voorbereiding",
              value: 29,
              text: "In voorbereiding: 4 van de 14 lessen zijn klaar",
            },
          },
        ],
      },
    }),
    ...documented({
      purpose: "The learner’s capsules on the dashboard, one line each.",
      useFor: "The dashboard, and anywhere else a short list stands beside other things.",
      notFor: "A shelf to look through: `CapsuleCard`.",
      content: "The title, and one line on how far it is.",
      states: ["with progress", "suggested", "loading"],
      otherStates:
        "Without capsules, and where they could not be had, the section says so in its own words.",
      accessibility: "A list of links; the whole line can be pressed.",
      dos: ["Put what was studied last first."],
      donts: ["Don’t show more than six: lead to the library."],
    }),
  },
} satisfies Meta<typeof CapsuleRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const suggestedIn = (say: Say): CapsuleRowsProps => ({
  capsules: [
    {
      id: "4",
      href: "/capsule/natural_sciences/generic/4/plan",
      title: say({ fr: "Photosynthèse", en: "Photosynthesis" }),
      icon: "🌿",
      domain: "natural_sciences",
      text: say({ fr: "10 leçons · 1 140 XP", en: "10 lessons · 1,140 XP" }),
    },
  ],
});

export const Suggestions: Story = {
  args: suggestedIn(sayIn("fr")),
  parameters: inLanguages<CapsuleRowsProps>({ en: suggestedIn(sayIn("en")) }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "with progress": <CapsuleRows {...args} />,
        ...forcedIn(ofButtons, <CapsuleRows {...args} />, "a"),
        suggested: <CapsuleRows {...suggestedIn(say)} />,
        loading: <CapsuleRowsSkeleton />,
      })}
    />
  ),
};

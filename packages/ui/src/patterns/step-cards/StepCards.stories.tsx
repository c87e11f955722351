import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages } from "../../testing/index.ts";
import { StepCards } from "./StepCards.tsx";
import type { StepCardsProps } from "./StepCards.tsx";

const meta = {
  title: "Patterns/StepCards",
  component: StepCards,
  args: {
    steps: [
      {
        title: "Verse",
        text: "Un sujet en une phrase, ou ton PDF. On reconnaît le domaine, tu corriges si besoin.",
      },
      {
        title: "Distille",
        text: "Chapitres, leçons, exercices : tout est vérifié avant d’arriver chez toi.",
      },
      { title: "Retiens", text: "Une molécule qui se remplit à mesure que tu apprends." },
    ],
  },
  parameters: {
    ...inLanguages<StepCardsProps>({
      en: {
        steps: [
          {
            title: "Pour",
            text: "A topic in one sentence, or your PDF. We recognise the field; you correct it if needed.",
          },
          {
            title: "Distil",
            text: "Chapters, lessons, exercises: everything is checked before it reaches you.",
          },
          { title: "Remember", text: "A molecule that fills as you learn." },
        ],
      },
      nl: {
        steps: [
          {
            title: "Schenk in",
            text: "Een onderwerp in één zin, of je pdf. We herkennen het vakgebied; jij verbetert waar nodig.",
          },
          {
            title: "Distilleer",
            text: "Hoofdstukken, lessen, oefeningen: alles wordt gecontroleerd voor het bij je aankomt.",
          },
          { title: "Onthoud", text: "Een molecule die zich vult terwijl je leert." },
        ],
      },
    }),
    ...documented({
      purpose: "A few steps that follow each other, such as how something works.",
      useFor: "How something works, on the landing page and in help.",
      notFor: "Reasons without an order: `Features`.",
      content: "A verb first; one sentence each.",
      states: ["Default"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility: "An ordered list, so that the order is read; the number shown is decoration.",
      dos: ["Keep to three to five."],
      donts: ["Don’t use them for a form in steps."],
    }),
  },
} satisfies Meta<typeof StepCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

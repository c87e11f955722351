import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { StepCards } from "./StepCards.tsx";

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
  parameters: documented({
    purpose: "A few steps that follow each other, such as how something works.",
    accessibility: "An ordered list, so that the order is read; the number shown is decoration.",
  }),
} satisfies Meta<typeof StepCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

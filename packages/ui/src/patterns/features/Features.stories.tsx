import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock, Globe, Sprout, TextQuote } from "../../primitives/icon/icons.ts";
import { documented } from "../../testing/index.ts";
import { Features } from "./Features.tsx";

const meta = {
  title: "Patterns/Features",
  component: Features,
  args: {
    features: [
      {
        icon: TextQuote,
        title: "Rien sans source",
        text: "Chaque question s’appuie sur un passage que tu peux lire.",
      },
      {
        icon: Clock,
        title: "Court, où que tu sois",
        text: "Une leçon tient entre deux arrêts de bus.",
      },
      {
        icon: Sprout,
        title: "Des progrès qui se voient",
        text: "Chaque leçon est un atome qui se remplit.",
      },
      {
        icon: Globe,
        title: "Pour tout le monde",
        text: "En français, en anglais, en néerlandais.",
      },
    ],
  },
  argTypes: { features: { control: false } },
  parameters: documented({
    purpose: "A few reasons side by side, without boxes.",
    notFor: "Steps that follow each other: `StepCards`.",
    accessibility: "A list of headings with text; the icons are decoration.",
  }),
} satisfies Meta<typeof Features>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

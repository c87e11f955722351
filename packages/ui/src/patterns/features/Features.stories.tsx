import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock, Globe, Sprout, TextQuote } from "../../primitives/icon/icons.ts";
import { documented, inDutch } from "../../testing/index.ts";
import { Features } from "./Features.tsx";
import type { FeaturesProps } from "./Features.tsx";

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
  parameters: {
    ...inDutch<FeaturesProps>({
      features: [
        {
          icon: TextQuote,
          title: "Niets zonder bron",
          text: "Elke vraag steunt op een passage die je kunt nalezen.",
        },
        {
          icon: Clock,
          title: "Kort, waar je ook bent",
          text: "Een les past tussen twee bushaltes.",
        },
        {
          icon: Sprout,
          title: "Vooruitgang die je ziet",
          text: "Elke les is een atoom dat zich vult.",
        },
        {
          icon: Globe,
          title: "Voor iedereen",
          text: "In het Frans, het Engels en het Nederlands.",
        },
      ],
    }),
    ...documented({
      purpose: "A few reasons side by side, without boxes.",
      useFor: "The landing page.",
      notFor: "Steps that follow each other: `StepCards`.",
      content: "A gain as a heading, one sentence of proof.",
      states: ["Default"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility: "A list of headings with text; the icons are decoration.",
      dos: ["Keep to three or four of one length."],
      donts: ["Don’t name a feature that cannot be tried."],
    }),
  },
} satisfies Meta<typeof Features>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock, Globe, Sprout, TextQuote } from "../../primitives/icon/icons.ts";
import { documented, inLanguages, sayIn } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Features } from "./Features.tsx";
import type { FeaturesProps } from "./Features.tsx";

const featuresIn = (say: Say): Pick<FeaturesProps, "features"> => ({
  features: [
    {
      icon: TextQuote,
      title: say({
        fr: "Rien sans source",
        en: "Nothing without a source",
        nl: "Niets zonder bron",
      }),
      text: say({
        fr: "Chaque question s’appuie sur un passage que tu peux lire.",
        en: "Each question rests on a passage that you can read.",
        nl: "Elke vraag steunt op een passage die je kunt nalezen.",
      }),
    },
    {
      icon: Clock,
      title: say({
        fr: "Court, où que tu sois",
        en: "Short, wherever you are",
        nl: "Kort, waar je ook bent",
      }),
      text: say({
        fr: "Une leçon tient entre deux arrêts de bus.",
        en: "A lesson fits between two bus stops.",
        nl: "Een les past tussen twee bushaltes.",
      }),
    },
    {
      icon: Sprout,
      title: say({
        fr: "Des progrès qui se voient",
        en: "Progress you can see",
        nl: "Vooruitgang die je ziet",
      }),
      text: say({
        fr: "Chaque leçon est un atome qui se remplit.",
        en: "Each lesson is an atom that fills.",
        nl: "Elke les is een atoom dat zich vult.",
      }),
    },
    {
      icon: Globe,
      title: say({ fr: "Pour tout le monde", en: "For everyone", nl: "Voor iedereen" }),
      text: say({
        fr: "En français, en anglais, en néerlandais.",
        en: "In French, English and Dutch.",
        nl: "In het Frans, het Engels en het Nederlands.",
      }),
    },
  ],
});

const meta = {
  title: "Patterns/Features",
  component: Features,
  args: featuresIn(sayIn("fr")),
  argTypes: { features: { control: false } },
  parameters: {
    ...inLanguages<FeaturesProps>({ en: featuresIn(sayIn("en")), nl: featuresIn(sayIn("nl")) }),
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

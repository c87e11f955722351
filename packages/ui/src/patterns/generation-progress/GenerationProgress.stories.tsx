import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { GenerationProgress } from "./GenerationProgress.tsx";
import type { GenerationProgressProps } from "./GenerationProgress.tsx";

const meta = {
  title: "Patterns/GenerationProgress",
  component: GenerationProgress,
  args: {
    title: "Ta capsule se distille",
    ready: 4,
    count: 14,
    text: "4 leçons prêtes sur 14",
    hint: "Tu peux quitter cette page : on te préviendra quand tout sera prêt.",
  },
  argTypes: { action: { control: false } },
  parameters: {
    ...inLanguages<GenerationProgressProps>({
      en: {
        title: "Your capsule is being distilled",
        text: "4 of 14 lessons ready",
        hint: "You can leave this page; we’ll let you know when everything is ready.",
      },
      nl: {
        title: "Je capsule wordt gedistilleerd",
        text: "4 van de 14 lessen zijn klaar",
        hint: "Je kunt deze pagina verlaten: je krijgt bericht zodra alles klaar is.",
      },
    }),
    ...documented({
      purpose:
        "A capsule while it is being made: how many lessons are ready, and what can be done.",
      useFor: "A capsule whose lessons are still being written.",
      notFor: "Something that loads for a moment: `Skeleton`.",
      content: "Says what is ready and can be begun, before what is not.",
      states: ["beginning", "so many ready", "made"],
      otherStates: "A failure is shown by the screen in its place, with what can still be done.",
      accessibility:
        "A progressbar with words; the words are a status and are read as they change.",
      dos: ["Let the first lesson be opened while others are made."],
      donts: ["Don’t promise a minute that nobody knows."],
    }),
  },
} satisfies Meta<typeof GenerationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const madeIn = (say: Say) => ({
  title: say({ fr: "Ta capsule est prête", en: "Your capsule is ready" }),
  ready: 14,
  text: say({ fr: "14 leçons prêtes sur 14", en: "14 of 14 lessons ready" }),
  hint: say({
    fr: "Chaque atome est une leçon : il se remplit à mesure que tu apprends.",
    en: "Each atom is a lesson: it fills as you learn.",
  }),
  isMade: true,
});

/** The moment in which the last lesson landed. */
export const Made: Story = {
  args: madeIn(sayIn("fr")),
  parameters: inLanguages<GenerationProgressProps>({ en: madeIn(sayIn("en")) }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        beginning: <GenerationProgress {...args} ready={0} count={null} />,
        "so many ready": <GenerationProgress {...args} />,
        made: <GenerationProgress {...args} {...madeIn(say)} />,
      })}
    />
  ),
};

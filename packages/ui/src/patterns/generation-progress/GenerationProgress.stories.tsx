import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inDutch, StateSheet } from "../../testing/index.ts";
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
    ...inDutch<GenerationProgressProps>({
      title: "Je capsule wordt gedistilleerd",
      text: "4 van de 14 lessen zijn klaar",
      hint: "Je kunt deze pagina verlaten: je krijgt bericht zodra alles klaar is.",
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

/** The moment in which the last lesson landed. */
export const Made: Story = {
  args: {
    title: "Ta capsule est prête",
    ready: 14,
    text: "14 leçons prêtes sur 14",
    hint: "Chaque atome est une leçon : il se remplit à mesure que tu apprends.",
    isMade: true,
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        beginning: <GenerationProgress {...args} ready={0} count={null} />,
        "so many ready": <GenerationProgress {...args} />,
        made: <GenerationProgress {...args} {...Made.args} />,
      }}
    />
  ),
};

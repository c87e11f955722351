import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inDutch, StateSheet } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { illustrationNames } from "../illustration/Illustration.tsx";
import { EmptyState } from "./EmptyState.tsx";
import type { EmptyStateProps } from "./EmptyState.tsx";

const meta = {
  title: "Primitives/EmptyState",
  component: EmptyState,
  args: {
    title: "Ta bibliothèque attend sa première capsule",
    children:
      "Écris un sujet en une phrase, ou apporte un PDF : la première leçon est prête en quelques secondes.",
    actions: <Button>Créer une capsule</Button>,
  },
  argTypes: {
    illustration: { control: "select", options: illustrationNames },
    actions: { control: false },
  },
  parameters: {
    ...inDutch<EmptyStateProps>({
      title: "Je bibliotheek wacht op haar eerste capsule",
      children:
        "Schrijf een onderwerp in één zin, of breng een pdf mee: de eerste les is binnen enkele seconden klaar.",
      actions: <Button>Capsule maken</Button>,
    }),
    ...documented({
      purpose: "Where something could be and is not yet, with the step that brings it.",
      useFor: "A list without entries, a search without results.",
      notFor: "Something that should be there and failed: `ErrorState`.",
      content: "What would be here, what it is good for, and one step.",
      accessibility: "The drawing is decoration; heading and sentence say it all.",
      dos: ["Say how to get the first entry."],
      donts: ["Don’t write “nothing to see here”."],
    }),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotFound: Story = {
  args: {
    illustration: "bubbles",
    size: "large",
    level: 1,
    title: "Page introuvable",
    children: "L’adresse a changé ou n’a jamais existé. Ton tableau de bord, lui, est à sa place.",
    actions: <Button>Aller au tableau de bord</Button>,
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "with a step": <EmptyState {...args} />,
        "without a step": (
          <EmptyState
            illustration="bubbles"
            title={say("Aucune capsule ne correspond", "Geen enkele capsule komt overeen")}
          >
            {say(
              "Essaie un autre mot, ou toutes les langues.",
              "Probeer een ander woord of alle talen.",
            )}
          </EmptyState>
        ),
        "title alone": <EmptyState title={say("Pas encore de badge", "Nog geen badges behaald")} />,
        large: (
          <EmptyState
            illustration="bubbles"
            size="large"
            title={say("Page introuvable", "Pagina niet gevonden")}
            actions={<Button>{say("Aller au tableau de bord", "Naar het overzicht")}</Button>}
          >
            {say(
              "L’adresse a changé ou n’a jamais existé. Ton tableau de bord, lui, est à sa place.",
              "Het adres is veranderd of heeft nooit bestaan. Je overzicht staat wel op zijn plaats.",
            )}
          </EmptyState>
        ),
      })}
    />
  ),
};

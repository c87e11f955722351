import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
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
    ...inLanguages<EmptyStateProps>({
      en: {
        title: "Your library awaits its first capsule",
        children:
          "Write a topic in one sentence, or bring a PDF: the first lesson is ready within seconds.",
        actions: <Button>Create a capsule</Button>,
      },
      nl: {
        title: "Je bibliotheek wacht op haar eerste capsule",
        children:
          "Schrijf een onderwerp in één zin, of breng een pdf mee: de eerste les is binnen enkele seconden klaar.",
        actions: <Button>Capsule maken</Button>,
      },
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
  parameters: inLanguages<EmptyStateProps>({
    en: {
      title: "Page not found",
      children: "The address has changed or never existed. Your dashboard is still in its place.",
      actions: <Button>Go to the dashboard</Button>,
    },
  }),
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
            title={say({
              fr: "Aucune capsule ne correspond",
              en: "No capsule matches",
              nl: "Geen enkele capsule komt overeen",
            })}
          >
            {say({
              fr: "Essaie un autre mot, ou toutes les langues.",
              en: "Try another word, or all languages.",
              nl: "Probeer een ander woord of alle talen.",
            })}
          </EmptyState>
        ),
        "title alone": (
          <EmptyState
            title={say({
              fr: "Pas encore de badge",
              en: "No badges yet",
              nl: "Nog geen badges behaald",
            })}
          />
        ),
        large: (
          <EmptyState
            illustration="bubbles"
            size="large"
            title={say({
              fr: "Page introuvable",
              en: "Page not found",
              nl: "Pagina niet gevonden",
            })}
            actions={
              <Button>
                {say({
                  fr: "Aller au tableau de bord",
                  en: "Go to the dashboard",
                  nl: "Naar het overzicht",
                })}
              </Button>
            }
          >
            {say({
              fr: "L’adresse a changé ou n’a jamais existé. Ton tableau de bord, lui, est à sa place.",
              en: "The address has changed or never existed. Your dashboard is still in its place.",
              nl: "Het adres is veranderd of heeft nooit bestaan. Je overzicht staat wel op zijn plaats.",
            })}
          </EmptyState>
        ),
      })}
    />
  ),
};

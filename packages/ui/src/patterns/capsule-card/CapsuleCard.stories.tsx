import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../primitives/button/Button.tsx";
import { LogOut } from "../../primitives/icon/icons.ts";
import { Text } from "../../primitives/text/Text.tsx";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import { MoleculePicture } from "../molecule-picture/MoleculePicture.tsx";
import type { MoleculeLesson } from "../molecule-picture/molecule-lesson.ts";
import { CapsuleCard } from "./CapsuleCard.tsx";
import type { CapsuleCardProps } from "./CapsuleCard.tsx";
import { CapsuleMenu } from "./CapsuleMenu.tsx";
import { CapsuleShelf } from "./CapsuleShelf.tsx";
import { CapsuleShelfEmpty, CapsuleShelfError } from "./CapsuleShelfStates.tsx";
import { CapsuleShelfSkeleton } from "./CapsuleShelfSkeleton.tsx";

const molecule = Array.from({ length: 9 }, (_, index): MoleculeLesson => ({
  id: String(index),
  number: index + 1,
  state: index < 3 ? "done" : index === 3 ? "current" : "locked",
  progress: index === 3 ? 0.4 : 0,
}));

const meta = {
  title: "Patterns/CapsuleCard",
  component: CapsuleCard,
  args: {
    href: "/capsule/languages/foreign/1/plan",
    title: "Japonais pour débuter",
    icon: "か",
    domain: "languages",
    domainLabel: "Langues",
    description: "Les hiragana, famille par famille, puis tes premiers mots.",
    stats: ["3 chapitres", "12 leçons", "1 240 XP"],
  },
  argTypes: { notice: { control: false }, actions: { control: false } },
  parameters: {
    ...inLanguages<CapsuleCardProps>({
      en: {
        title: "Japanese for beginners",
        domainLabel: "Languages",
        description: "The hiragana, family by family, then your first words.",
        stats: ["3 chapters", "12 lessons", "1,240 XP"],
      },
      nl: {
        title: "Japans voor beginners",
        domainLabel: "Talen",
        description: "De hiragana, familie per familie, en daarna je eerste woorden.",
        stats: ["3 hoofdstukken", "12 lessen", "1.240 XP"],
      },
    }),
    ...documented({
      purpose: "A capsule on a shelf: what it is, how long, how far.",
      useFor: "The catalogue and the library.",
      notFor: "The dashboard’s short list: `CapsuleRows`.",
      content: "The title in the learner’s words; length in minutes, progress in words.",
      states: [
        "not begun",
        "in progress",
        "in preparation, with a long name",
        "on a shelf of many",
        "failed",
        "a shelf, loading",
        "a shelf, empty",
        "a shelf, nothing found",
        "a shelf, failed",
      ],
      accessibility:
        "An article named by its title. The title is the link and covers the card; actions keep targets of their own. `CapsuleMenu` is a button that discloses a list: Escape closes it and leads back to the button.",
      dos: ["Give every card of a row the same facts."],
      donts: ["Don’t write more than two lines of description."],
    }),
  },
} satisfies Meta<typeof CapsuleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "not begun": <CapsuleCard {...args} />,
        ...forcedIn(ofFields, <CapsuleCard {...args} />, "a"),
        "in progress": (
          <CapsuleCard
            {...args}
            progress={{
              label: "XP",
              value: 31,
              text: say({ fr: "31 % · 3 600 XP", en: "31% · 3,600 XP", nl: "31% · 3.600 XP" }),
            }}
            picture={<MoleculePicture lessons={molecule} label="3 / 9" />}
            actions={
              <Button size="small">
                {say({ fr: "Continuer", en: "Continue", nl: "Verdergaan" })}
              </Button>
            }
            menu={
              <CapsuleMenu
                label={say({ fr: "Plus d’actions", en: "More actions", nl: "Meer acties" })}
                items={[
                  {
                    id: "leave",
                    label: say({
                      fr: "Ne plus suivre",
                      en: "Stop following",
                      nl: "Niet meer volgen",
                    }),
                    icon: LogOut,
                    onPress: fn(),
                  },
                ]}
              />
            }
          />
        ),
        "in preparation, with a long name": (
          <CapsuleCard
            {...args}
            title={say({
              fr: "Droit constitutionnel et fonctionnement des institutions européennes",
              en: "Constitutional law and the workings of the European institutions",
              nl: "Grondwettelijk recht en de werking van de Europese instellingen",
            })}
            icon="§"
            domain="social_sciences"
            progress={{
              label: "XP",
              value: null,
              text: say({ fr: "En préparation", en: "Being prepared", nl: "Wordt gemaakt" }),
            }}
            actions={
              <Button size="small" variant="secondary">
                {say({ fr: "Ouvrir", en: "Open", nl: "Openen" })}
              </Button>
            }
          />
        ),
        "on a shelf of many": (
          <CapsuleShelf density="dense">
            <CapsuleCard {...args} density="dense" />
            <CapsuleCard {...args} density="dense" icon="½" domain="mathematics" />
          </CapsuleShelf>
        ),
        failed: (
          <CapsuleCard
            {...args}
            icon="½"
            domain="mathematics"
            description={undefined}
            notice={
              <Text tone="second">
                {say({
                  fr: "La préparation a échoué.",
                  en: "It could not be prepared.",
                  nl: "Het maken is mislukt.",
                })}
              </Text>
            }
            actions={
              <Button size="small" variant="secondary">
                {say({ fr: "Réessayer", en: "Try again", nl: "Opnieuw proberen" })}
              </Button>
            }
          />
        ),
        "a shelf, loading": <CapsuleShelfSkeleton />,
        "a shelf, empty": (
          <CapsuleShelfEmpty
            actions={
              <>
                <Button>
                  {say({
                    fr: "Explorer le catalogue",
                    en: "Explore the catalogue",
                    nl: "De catalogus verkennen",
                  })}
                </Button>
                <Button variant="secondary">
                  {say({
                    fr: "Créer une capsule",
                    en: "Create a capsule",
                    nl: "Een capsule maken",
                  })}
                </Button>
              </>
            }
          />
        ),
        "a shelf, nothing found": <CapsuleShelfEmpty onClear={fn()} />,
        "a shelf, failed": <CapsuleShelfError onRetry={fn()} />,
      })}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { ArrowRight } from "../../primitives/icon/icons.ts";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { MoleculePicture } from "../molecule-picture/MoleculePicture.tsx";
import { ResumeCard } from "./ResumeCard.tsx";
import type { ResumeCardProps } from "./ResumeCard.tsx";

const meta = {
  title: "Patterns/ResumeCard",
  component: ResumeCard,
  args: {
    chip: "Japonais · niveau 1",
    title: "Hiragana : la famille du K",
    text: "Leçon 4 sur 12. Tu avais répondu à 5 éléments sur 9.",
    progress: { label: "Progression de la leçon", value: 55 },
    action: (
      <ButtonLink href="/session/molecule/1" iconEnd={ArrowRight}>
        Reprendre la leçon
      </ButtonLink>
    ),
  },
  argTypes: { action: { control: false }, picture: { control: false } },
  parameters: {
    ...inLanguages<ResumeCardProps>({
      en: {
        chip: "Japanese · level 1",
        title: "Hiragana: the K family",
        text: "Lesson 4 of 12. You had answered 5 of 9 items.",
        progress: { label: "Progress in the lesson", value: 55 },
        action: (
          <ButtonLink href="/session/molecule/1" iconEnd={ArrowRight}>
            Resume the lesson
          </ButtonLink>
        ),
      },
      nl: {
        chip: "Japans · niveau 1",
        title: "Hiragana: de familie van de K",
        text: "Les 4 van 12. Je had 5 van de 9 onderdelen beantwoord.",
        progress: { label: "Voortgang van de les", value: 55 },
        action: (
          <ButtonLink href="/session/molecule/1" iconEnd={ArrowRight}>
            De les hervatten
          </ButtonLink>
        ),
      },
    }),
    ...documented({
      purpose: "Where the learner left off, and the one step on. Once on a screen.",
      useFor: "The top of the dashboard.",
      notFor: "Other capsules: `CapsuleRows`.",
      content: "The lesson’s title, how far it is, and what was left open.",
      states: ["under way", "not begun", "with a picture"],
      otherStates:
        "While the dashboard loads, its skeleton holds the place; with nothing begun, the dashboard offers a first capsule instead.",
      accessibility:
        "A region named by the lesson. The molecule beside it is a picture with words of its own.",
      dos: ["Lead to the very item."],
      donts: ["Don’t show it when there is nothing to resume: show the next step instead."],
    }),
  },
} satisfies Meta<typeof ResumeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        "under way": <ResumeCard {...args} />,
        "not begun": <ResumeCard {...args} progress={undefined} />,
        "with a picture": (
          <ResumeCard
            {...args}
            picture={
              <MoleculePicture
                lessons={[
                  { id: "1", number: 1, state: "done", progress: 1 },
                  { id: "2", number: 2, state: "current", progress: 0.5 },
                  { id: "3", number: 3, state: "locked", progress: 0 },
                ]}
              />
            }
          />
        ),
      }}
    />
  ),
};

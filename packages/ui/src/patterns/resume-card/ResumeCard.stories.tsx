import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { ArrowRight } from "../../primitives/icon/icons.ts";
import { documented } from "../../testing/index.ts";
import { ResumeCard } from "./ResumeCard.tsx";

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
  parameters: documented({
    purpose: "Where the learner left off, and the one step on. Once on a screen.",
    useFor: "The top of the dashboard.",
    notFor: "Other capsules: `CapsuleRows`.",
    content: "The lesson’s title, how far it is, and what was left open.",
    states:
      "With and without progress and picture. While the dashboard loads, its skeleton holds the place; with nothing begun, the dashboard offers a first capsule instead.",
    accessibility:
      "A region named by the lesson. The molecule beside it is a picture with words of its own.",
    dos: ["Lead to the very item."],
    donts: ["Don’t show it when there is nothing to resume: show the next step instead."],
  }),
} satisfies Meta<typeof ResumeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

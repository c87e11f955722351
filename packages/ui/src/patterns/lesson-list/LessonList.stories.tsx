import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../primitives/button/Button.tsx";
import { documented, forcedIn, inDutch, ofButtons, StateSheet } from "../../testing/index.ts";
import { LessonList } from "./LessonList.tsx";
import type { LessonListProps } from "./LessonList.tsx";
import { LessonListEmpty, LessonListError, LessonListSkeleton } from "./LessonListStates.tsx";

const meta = {
  title: "Patterns/LessonList",
  component: LessonList,
  args: {
    levels: [
      {
        id: "a",
        title: "Premiers signes",
        tone: "accent",
        description: "Les voyelles et la famille du K.",
        xp: "120 XP sur 240",
        lessons: [
          {
            id: "1",
            number: 1,
            title: "Les voyelles",
            state: "completed",
            status: "Distillée",
            href: "/session/molecule/1",
          },
          {
            id: "2",
            number: 2,
            title: "Mots de deux sons",
            state: "failed",
            status: "À retenter",
            href: "/session/molecule/2",
          },
          {
            id: "4",
            number: 4,
            title: "La famille du K",
            state: "current",
            status: "En cours, 5 sur 9",
            href: "/session/molecule/4",
          },
          {
            id: "5",
            number: 5,
            title: "La famille du S",
            state: "locked",
            status: "Termine d’abord la leçon 4",
          },
          {
            id: "5b",
            number: 6,
            title: "Mots de trois sons",
            state: "locked",
            status: "Verrouillée",
            terse: true,
          },
          {
            id: "6",
            number: 6,
            title: "La famille du T",
            state: "pending",
            status: "En cours de distillation",
          },
          {
            id: "7",
            number: 7,
            title:
              "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
            state: "open",
            status: "Pas commencée",
            href: "/session/molecule/7",
          },
        ],
      },
    ],
  },
  parameters: {
    ...inDutch<LessonListProps>({
      levels: [
        {
          id: "a",
          title: "Eerste tekens",
          tone: "accent",
          description: "De klinkers en de familie van de K.",
          xp: "120 van de 240 XP",
          lessons: [
            {
              id: "1",
              number: 1,
              title: "De klinkers",
              state: "completed",
              status: "Gedistilleerd",
              href: "/session/molecule/1",
            },
            {
              id: "2",
              number: 2,
              title: "Woorden van twee klanken",
              state: "failed",
              status: "Opnieuw te proberen",
              href: "/session/molecule/2",
            },
            {
              id: "4",
              number: 4,
              title: "De familie van de K",
              state: "current",
              status: "Bezig, 5 van de 9",
              href: "/session/molecule/4",
            },
            {
              id: "5",
              number: 5,
              title: "De familie van de S",
              state: "locked",
              status: "Werk eerst les 4 af",
            },
            {
              id: "5b",
              number: 6,
              title: "Woorden van drie klanken",
              state: "locked",
              status: "Vergrendeld",
              terse: true,
            },
            {
              id: "6",
              number: 6,
              title: "De familie van de T",
              state: "pending",
              status: "Wordt gedistilleerd",
            },
            {
              id: "7",
              number: 7,
              title: "Arbeidsongeschiktheidsverzekeringsmaatschappijen",
              state: "open",
              status: "Nog niet begonnen",
              href: "/session/molecule/7",
            },
          ],
        },
      ],
    }),
    ...documented({
      purpose: "All lessons of a capsule in words: the equal of its molecule.",
      useFor: "The plan of a capsule, beside its molecule or below it.",
      notFor: "Capsules: `CapsuleRows`.",
      content: "The title says what one can do afterwards; a lock says what opens it.",
      states: ["every lesson", "loading", "empty", "failed"],
      accessibility:
        "Sections named by their level, ordered lists of links. A locked lesson is no link and says why; the current one bears aria-current.",
      dos: ["Mark the lesson that comes next."],
      donts: ["Don’t hide what is locked."],
    }),
  },
} satisfies Meta<typeof LessonList>;

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
        "every lesson": <LessonList {...args} />,
        ...forcedIn(ofButtons, <LessonList {...args} levels={args.levels.slice(0, 1)} />, "a"),
        loading: <LessonListSkeleton />,
        empty: (
          <LessonListEmpty
            actions={
              <Button variant="secondary">{say("Voir mes capsules", "Mijn capsules")}</Button>
            }
          />
        ),
        failed: <LessonListError onRetry={fn()} />,
      })}
    />
  ),
};

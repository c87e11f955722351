import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../primitives/button/Button.tsx";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { LessonList } from "./LessonList.tsx";
import type { LessonListProps } from "./LessonList.tsx";
import { LessonListEmpty, LessonListError, LessonListSkeleton } from "./LessonListStates.tsx";

const levelsIn = (say: Say): Pick<LessonListProps, "levels"> => ({
  levels: [
    {
      id: "a",
      title: say({ fr: "Premiers signes", en: "First signs", nl: "Eerste tekens" }),
      tone: "accent",
      description: say({
        fr: "Les voyelles et la famille du K.",
        en: "The vowels and the K family.",
        nl: "De klinkers en de familie van de K.",
      }),
      xp: say({ fr: "120 XP sur 240", en: "120 of 240 XP", nl: "120 van de 240 XP" }),
      lessons: [
        {
          id: "1",
          number: 1,
          title: say({ fr: "Les voyelles", en: "The vowels", nl: "De klinkers" }),
          state: "completed",
          status: say({ fr: "Distillée", en: "Distilled", nl: "Gedistilleerd" }),
          href: "/session/molecule/1",
        },
        {
          id: "2",
          number: 2,
          title: say({
            fr: "Mots de deux sons",
            en: "Words of two sounds",
            nl: "Woorden van twee klanken",
          }),
          state: "failed",
          status: say({ fr: "À retenter", en: "To try again", nl: "Opnieuw te proberen" }),
          href: "/session/molecule/2",
        },
        {
          id: "4",
          number: 4,
          title: say({ fr: "La famille du K", en: "The K family", nl: "De familie van de K" }),
          state: "current",
          status: say({
            fr: "En cours, 5 sur 9",
            en: "Under way, 5 of 9",
            nl: "Bezig, 5 van de 9",
          }),
          href: "/session/molecule/4",
        },
        {
          id: "5",
          number: 5,
          title: say({ fr: "La famille du S", en: "The S family", nl: "De familie van de S" }),
          state: "locked",
          status: say({
            fr: "Termine d’abord la leçon 4",
            en: "Finish lesson 4 first",
            nl: "Werk eerst les 4 af",
          }),
        },
        {
          id: "5b",
          number: 6,
          title: say({
            fr: "Mots de trois sons",
            en: "Words of three sounds",
            nl: "Woorden van drie klanken",
          }),
          state: "locked",
          status: say({ fr: "Verrouillée", en: "Locked", nl: "Vergrendeld" }),
          terse: true,
        },
        {
          id: "6",
          number: 6,
          title: say({ fr: "La famille du T", en: "The T family", nl: "De familie van de T" }),
          state: "pending",
          status: say({
            fr: "En cours de distillation",
            en: "Being distilled",
            nl: "Wordt gedistilleerd",
          }),
        },
        {
          id: "7",
          number: 7,
          title: say({
            fr: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
            en: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
            nl: "Arbeidsongeschiktheidsverzekeringsmaatschappijen",
          }),
          state: "open",
          status: say({ fr: "Pas commencée", en: "Not begun", nl: "Nog niet begonnen" }),
          href: "/session/molecule/7",
        },
      ],
    },
  ],
});

const meta = {
  title: "Patterns/LessonList",
  component: LessonList,
  args: levelsIn(sayIn("fr")),
  parameters: {
    ...inLanguages<LessonListProps>({ en: levelsIn(sayIn("en")), nl: levelsIn(sayIn("nl")) }),
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

/** As many lessons as show what the pointer does to one. */
const firstLessons = ({ levels }: Pick<LessonListProps, "levels">) =>
  levels.map((level) => ({ ...level, lessons: level.lessons.slice(0, 2) }));

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
        ...forcedIn(ofButtons, <LessonList {...args} levels={firstLessons(args)} />, "a"),
        loading: <LessonListSkeleton />,
        empty: (
          <LessonListEmpty
            actions={
              <Button variant="secondary">
                {say({ fr: "Voir mes capsules", en: "See my capsules", nl: "Mijn capsules" })}
              </Button>
            }
          />
        ),
        failed: <LessonListError onRetry={fn()} />,
      })}
    />
  ),
};

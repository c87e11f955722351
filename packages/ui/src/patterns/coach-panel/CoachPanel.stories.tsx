import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, inLanguages, sayIn, StateSheet, useSay } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import type { CoachDay, CoachPlan, CoachSkill } from "./coach.ts";
import { CoachOutlook } from "./CoachOutlook.tsx";
import { CoachPanel } from "./CoachPanel.tsx";
import type { CoachPanelContent, CoachPanelProps } from "./CoachPanel.tsx";

const skillIn = (say: Say): CoachSkill => ({
  id: "kana",
  lesson: say({ fr: "Les kana en K", en: "Kana with K", nl: "De kana met K" }),
  capsule: say({ fr: "Les hiragana", en: "Hiragana", nl: "Hiragana" }),
  href: "#kana",
  share: 0.42,
  right: 4,
  answered: 10,
  remembered: 1,
  reviewed: 2,
});

const contentIn = (say: Say): CoachPanelContent => ({
  kind: "ready",
  today: {
    kind: "lesson",
    text: say({
      fr: "Continue « Les kana en K » : environ 12 minutes.",
      en: "Go on with “Kana with K”: about 12 minutes.",
      nl: "Ga verder met ‘De kana met K’: ongeveer 12 minuten.",
    }),
    href: "#lesson",
  },
  reviews: { now: 3, today: 8, minutes: 4, nextAt: null, href: "#reviews" },
  focus: [skillIn(say)],
  strengths: [],
});

const reviewsIn = (say: Say): CoachPanelContent => ({
  kind: "ready",
  today: {
    kind: "reviews",
    text: say({
      fr: "3 cartes à revoir.",
      en: "3 cards to review.",
      nl: "3 kaarten om te herhalen.",
    }),
    href: "#reviews",
  },
  reviews: { now: 3, today: 3, minutes: 2, nextAt: null, href: "#reviews" },
  focus: [],
  strengths: [],
});

const restIn = (say: Say): CoachPanelContent => ({
  kind: "ready",
  today: {
    kind: "rest",
    text: say({
      fr: "Tout est fait pour aujourd’hui.",
      en: "All is done for today.",
      nl: "Alles is klaar voor vandaag.",
    }),
    href: null,
  },
  reviews: {
    now: 0,
    today: 0,
    minutes: 0,
    nextAt: new Date("2026-11-24T08:00:00Z"),
    href: "#reviews",
  },
  focus: [],
  strengths: [],
});

const failedIn = (say: Say): CoachPanelContent => ({
  kind: "failed",
  problem: say({
    fr: "Le serveur ne répond pas. Réessaie dans un moment.",
    en: "The server does not answer. Try again in a moment.",
    nl: "De server antwoordt niet. Probeer het straks opnieuw.",
  }),
  onRetry: fn(),
});

const dayOf = (day: number): CoachDay => ({
  day: new Date(2026, 10, day, 12),
  lessons: 1,
  items: 9,
  reviews: 5,
  minutes: 20,
});

const planIn = (say: Say, changed: Partial<CoachPlan> = {}): CoachPlan => ({
  capsule: say({ fr: "Les hiragana", en: "Hiragana", nl: "Hiragana" }),
  deadline: new Date(2026, 11, 4, 12),
  minutesADay: 20,
  status: "on_track",
  chance: 0.91,
  message: null,
  minutesNeeded: 20,
  today: dayOf(20),
  nextHref: "#lesson",
  days: [dayOf(20), dayOf(21)],
  ...changed,
});

const outOfReachIn = (say: Say, minutesNeeded: number | null): CoachPlan =>
  planIn(say, {
    status: "unreachable",
    chance: 0.12,
    message: say({
      fr: "Le temps ne suffit pas d’ici le 4 décembre.",
      en: "There is not enough time until 4 December.",
      nl: "Er is niet genoeg tijd tot 4 december.",
    }),
    minutesNeeded,
  });

/** A plan, with the words of the language that it is shown in. */
function Outlook({ planOf }: { readonly planOf: (say: Say) => CoachPlan }) {
  return <CoachOutlook plan={planOf(useSay())} />;
}

const meta = {
  title: "Patterns/CoachPanel",
  component: CoachPanel,
  subcomponents: { CoachOutlook },
  args: { content: contentIn(sayIn("fr")), onRemind: fn() },
  argTypes: { content: { control: false } },
  parameters: {
    ...inLanguages<CoachPanelProps>({
      en: { content: contentIn(sayIn("en")) },
      nl: { content: contentIn(sayIn("nl")) },
    }),
    ...documented({
      purpose:
        "What the coach sees: what is best done today, what comes back, where it goes well or not yet; and, as `CoachOutlook`, whether a capsule is known by its day.",
      useFor: "The coach’s overview and its plan to a deadline.",
      notFor: "A conversation with the coach: `CoachChat`. Figures by themselves: `StatRow`.",
      content: "What is said of a lesson stands with the answers and reviews that it is read from.",
      states: [
        "Default",
        "nothing left",
        "Failed",
        "Loading",
        "On Track",
        "Out Of Reach",
        "Never",
        "Mastered",
        "Ended",
      ],
      accessibility:
        "Each part has its heading. A share is a named progress bar with its value in words. That a day is out of reach is announced politely; a failure is an alert.",
      dos: ["Lead to what is best done today, and to it alone."],
      donts: ["Don’t praise or blame: say what was answered."],
    }),
  },
} satisfies Meta<typeof CoachPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const Failed: Story = {
  args: { content: failedIn(sayIn("fr")) },
  parameters: inLanguages<CoachPanelProps>({
    en: { content: failedIn(sayIn("en")) },
    nl: { content: failedIn(sayIn("nl")) },
  }),
};

export const Loading: Story = {
  args: { content: { kind: "loading" } },
  parameters: inLanguages<CoachPanelProps>({
    en: { content: { kind: "loading" } },
    nl: { content: { kind: "loading" } },
  }),
};

export const OnTrack: Story = { render: () => <Outlook planOf={planIn} /> };

/** Where the time does not suffice, what would is said. */
export const OutOfReach: Story = {
  render: () => <Outlook planOf={(say) => outOfReachIn(say, 45)} />,
  globals: { viewport: { value: "narrow" } },
};

export const Never: Story = {
  render: () => <Outlook planOf={(say) => outOfReachIn(say, null)} />,
};

export const Mastered: Story = {
  render: () => <Outlook planOf={(say) => planIn(say, { status: "mastered", chance: 1 })} />,
};

export const Ended: Story = {
  render: () => <Outlook planOf={(say) => planIn(say, { status: "ended" })} />,
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({ "nothing left": <CoachPanel {...args} content={restIn(say)} /> })}
    />
  ),
};

export const Reminded: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Continuer" })).toHaveAttribute(
      "href",
      "#lesson",
    );
    await expect(canvas.getByRole("progressbar", { name: /Les kana en K/u })).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^42\s%$/u),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Planifier un rappel" }));
    await expect(args.onRemind).toHaveBeenCalledTimes(1);
  },
};

/** What is best done today stands at the top, with its way, and is not offered twice. */
export const Advised: Story = {
  tags: ["!dev", "!autodocs"],
  args: { content: reviewsIn(sayIn("fr")) },
  parameters: inLanguages<CoachPanelProps>({
    en: { content: reviewsIn(sayIn("en")) },
    nl: { content: reviewsIn(sayIn("nl")) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Réviser" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Réviser maintenant" })).toBeNull();
  },
};

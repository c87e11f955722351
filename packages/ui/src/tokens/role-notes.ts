import type { vars } from "./contract.css.ts";

/** What each group of roles is for. */
export const roleNotes = {
  ground:
    "What things stand on: the page, a second ground for bands and wells, cards, what floats.",
  ink: "Text and icons. `second` is for what may be read later, never for what must be read.",
  line: "`soft` decorates; `control` bounds what can be operated and keeps 3:1; `strong` answers the pointer; `tint` edges a tint that lies alone, where contrast is asked for.",
  primary: "Plum does the work: the one next step of a screen, and links.",
  danger: "What cannot be undone.",
  accent: "Orchid marks where the learner is: the current lesson, what is chosen.",
  warm: "Peach is warmth and reward: quests, streaks, gains. A fill and never a text.",
  right: "A right answer, a thing done. Always with a word or an icon beside the colour.",
  wrong: "A wrong answer, an error. Always with a word or an icon beside the colour.",
  warning: "What will go wrong unless something is done.",
  info: "What is good to know and asks for nothing.",
  neutral: "Plain chips and tracks.",
  focus: "The ring around what has the focus, and the gap between the two.",
  progress: "The one gradient, kept for progress and celebration.",
  hero: "The two ends of the ground behind a first screen and the lesson to resume.",
  haze: "Soft light behind the landing page.",
  molecule: "The picture of a capsule: atoms, bonds and what fills them.",
  mark: "The still of the logo.",
  selection: "Text that is selected.",
} as const satisfies Record<keyof typeof vars.color, string>;

const leafNotes: Readonly<Record<string, string>> = {
  ink: "Text and icons on the ground of the same name.",
  tint: "A quiet ground to stand on.",
  line: "The line around the tint.",
  base: "At rest: the ground of a filled control.",
  hover: "Under the pointer.",
  pressed: "While pressed.",
};

/** What one role is for, by its path: `accent`, `tint`. Nothing where the name says it all. */
export function noteOf(path: readonly string[]): string | undefined {
  return path[0] === "ink" ? undefined : leafNotes[path.at(-1) ?? ""];
}

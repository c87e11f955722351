import { questVerdict } from "@alambic/domain/quests";

/** The quest of the day, as its card shows it. */
export type Quest =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  /** No capsule was chosen that quests could come from; `href` is where one is. */
  | { readonly kind: "none"; readonly href: string }
  /** None of the chosen capsules has an exercise yet; `href` is where they are. */
  | { readonly kind: "unready"; readonly href: string }
  | ({
      readonly kind: "open";
      readonly minutes: number;
      readonly xp: number;
      /** Exercises that were answered already. */
      readonly answered: number;
      readonly total: number;
      readonly startHref: string;
    } & QuestMatter)
  | ({
      readonly kind: "done";
      /** From 0 to 1. */
      readonly score: number;
      readonly xp: number;
    } & QuestMatter)
  /** Its correction was looked at: it brings no more XP, and what was not right comes back. */
  | ({
      readonly kind: "corrected";
      readonly score: number;
      /** What it had brought before. */
      readonly xp: number;
      readonly comesBack: boolean;
    } & QuestMatter);

export interface QuestMatter {
  /** The exercise of the day. */
  readonly title: string;
  /** What the coach asks, in the coach's words. */
  readonly instructions: string;
  /** The chapter that it belongs to, and how far the chapter is. */
  readonly chapter: { readonly title: string; readonly done: number; readonly total: number };
  /** The language of the chapter's title, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Where its correction is. */
  readonly correctionHref?: string | undefined;
}

export type LiveQuest = Extract<Quest, QuestMatter>;
export type EndedQuest = Exclude<LiveQuest, { readonly kind: "open" }>;

/** How a quest ended. One that was only finished is no success. */
export function endOf({ kind, score }: EndedQuest): "corrected" | "done" | "hard" {
  if (kind === "corrected") return kind;
  return questVerdict(score) === "hard" ? "hard" : "done";
}

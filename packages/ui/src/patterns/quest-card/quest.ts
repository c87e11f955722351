/** The quest of the day, as its card shows it. */
export type Quest =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  /** No capsule was chosen that quests could come from. */
  | { readonly kind: "none"; readonly onChoose: () => void }
  | ({
      readonly kind: "open";
      readonly minutes: number;
      readonly xp: number;
      readonly onStart: () => void;
      readonly onShowCorrection?: (() => void) | undefined;
    } & QuestMatter)
  | ({
      readonly kind: "done";
      /** From 0 to 1. */
      readonly score: number;
      readonly xp: number;
      readonly onShowCorrection?: (() => void) | undefined;
    } & QuestMatter)
  /** Its correction was looked at: it brings no XP and comes back. */
  | ({
      readonly kind: "corrected";
      readonly score?: number | undefined;
      readonly onShowCorrection?: (() => void) | undefined;
    } & QuestMatter);

export interface QuestMatter {
  /** The exercise of the day. */
  readonly title: string;
  /** What the coach asks, in the coach's words. */
  readonly instructions: string;
  /** The chapter that it belongs to, and how far the chapter is. */
  readonly chapter: { readonly title: string; readonly done: number; readonly total: number };
  /** The language of title and chapter, where it is not the page's. */
  readonly lang?: string | undefined;
}

export type LiveQuest = Extract<Quest, QuestMatter>;

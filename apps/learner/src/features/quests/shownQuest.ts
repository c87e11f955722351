import type { Query } from "@alambic/api-client/core";
import type { Locale, QuestBoard } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";
import type { Quest } from "@alambic/ui/QuestCard";
import { paths } from "../../shared/routing/paths.ts";
import { questTexts } from "./questTexts.ts";

export interface ShownBy extends Pick<Formatter, "t"> {
  /** The `lang` of a text in some language. */
  readonly foreign: (language: Locale) => Locale | undefined;
}

/** What the card of today's quest shows. */
export function shownQuest(board: Query<QuestBoard>, { t, foreign }: ShownBy): Quest {
  if (board.status === "failed") {
    return { kind: "failed", onRetry: () => void board.refresh() };
  }
  if (board.status !== "ready") return { kind: "loading" };
  const { quest } = board.data;
  if (quest.kind !== "quest") {
    return quest.kind === "no_capsule"
      ? { kind: "none", href: paths.capsules }
      : { kind: "unready", href: paths.library };
  }
  const { standing, chapter, capsule, task, minutes } = quest;
  const matter = {
    ...questTexts(task, { t }),
    chapter: {
      title: chapter.title,
      done: chapter.lessons_completed,
      total: chapter.lessons,
    },
    lang: foreign(capsule.language),
    correctionHref: paths.questCorrection(standing.id),
  };
  const score = (standing.score_percentage ?? 0) / 100;
  const { answered, total, xp, xp_awarded: earned, needs_rework: comesBack } = standing;
  switch (standing.state) {
    case "open":
      return { kind: "open", ...matter, minutes, xp, answered, total, startHref: paths.questToday };
    case "answered":
      return { kind: "done", ...matter, score, xp: earned };
    case "corrected":
      return { kind: "corrected", ...matter, score, xp: earned, comesBack };
  }
}

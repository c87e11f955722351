import type { QuestBoard } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";
import { outcomeOf } from "./outcomeOf.ts";

/** The one thing to do, in a sentence. */
export function leadOf(board: QuestBoard | null, { t }: Pick<Formatter, "t">): string {
  if (board?.quest.kind !== "quest") return t("quest.screen.leadNone");
  const { standing, minutes } = board.quest;
  switch (outcomeOf(standing)) {
    case "open":
      return standing.answered === 0
        ? t("quest.screen.leadOpen", { minutes })
        : t("quest.screen.leadStarted", { left: standing.total - standing.answered });
    case "answered":
      return t("quest.screen.leadAnswered");
    case "corrected":
      return t("quest.screen.leadCorrected");
  }
}

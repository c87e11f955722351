import { readQuestion } from "@alambic/domain/coach";

import type { AskModel } from "@alambic/author/provider";
import { Problem } from "../../../http/problems/Problem.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { askForStatements } from "./askForStatements.ts";
import type { ShowParts } from "./askForStatements.ts";
import type { Asked } from "./Asked.ts";
import { composeBuiltIn, isOfTheLog } from "./composeBuiltIn.ts";
import { builtIn, paragraph } from "./Composed.ts";
import type { Composed } from "./Composed.ts";
import { loadGrounds } from "./loadGrounds.ts";

/**
 * Answers a message, and shows what stands of the answer while a model writes it. What the log tells is told by
 * rules; of all else a language model writes, where one is there, of passages and facts that it is given. It is
 * asked outside of any transaction. Throws
 * `coach_no_answer` where it brought nothing, and nothing can be proved without it.
 */
export async function composeAnswer(
  db: Database,
  asked: Asked,
  ask: AskModel | undefined,
  show: ShowParts,
): Promise<Composed> {
  const proved = await readSnapshot(db, (tx) => composeBuiltIn(tx, asked));
  if (ask === undefined || isOfTheLog(readQuestion(asked.content, asked.texts.locale)))
    return proved;
  const { t } = asked.texts;
  const grounds = await readSnapshot(db, (tx) => loadGrounds(tx, asked));
  if (grounds.length === 0) return builtIn("not_found", [paragraph(t("coachAnswers.notFound"))]);
  const stated = await askForStatements(ask, asked, grounds, show);
  switch (stated.kind) {
    case "stated":
      return { outcome: "answered", made_by: "model", provider: "used", parts: stated.parts };
    case "broken_off":
      return {
        outcome: "answered",
        made_by: "model",
        provider: "failed",
        parts: [...stated.parts, paragraph(t("coachAnswers.brokenOff"))],
      };
    case "nothing":
      return proved.outcome === "answered"
        ? { ...proved, provider: "used" }
        : { ...builtIn("not_found", [paragraph(t("coachAnswers.notFound"))]), provider: "used" };
    case "failed": {
      const isSpent = stated.provider === "budget_reached";
      const notice = t(isSpent ? "coachAnswers.providerBudget" : "coachAnswers.providerFailed");
      if (proved.outcome === "answered")
        return {
          ...proved,
          provider: stated.provider,
          parts: [paragraph(notice), ...proved.parts],
        };
      if (!isSpent) throw new Problem("coach_no_answer", { retryAfter: 5 });
      const said = t("coachAnswers.providerSpent");
      return { ...builtIn("needs_provider", [paragraph(said)]), provider: stated.provider };
    }
  }
}

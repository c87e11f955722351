import type { CriterionJudgement, DebateJudgement, Locale } from "@alambic/contract";
import { criteria, debateText, overallOf, standsIn } from "@alambic/domain/debates";
import type { DebateContent } from "@alambic/domain/debates";

import type { AskModel } from "@alambic/author/provider";
import { ProviderError } from "@alambic/author/provider";
import { Problem } from "../../../http/problems/Problem.ts";
import { isPlainText } from "../../coach/index.ts";
import { judgementQuestion } from "./judgementQuestion.ts";
import type { ModelCriterion } from "./judgementQuestion.ts";

/** Words in quotation marks. */
const quoted = /[«“"](?<words>[^«»“”"]+)[»”"]/gu;

/**
 * Asks a model, and keeps of what it says what can be shown: each criterion once, and none that quotes
 * what does not stand in the debate. Throws `coach_no_answer` where nothing is left, and
 * `model_budget_reached`.
 */
export async function askForJudgement(
  ask: AskModel,
  memberId: string,
  debate: DebateContent,
  language: Locale,
): Promise<Pick<DebateJudgement, "criteria" | "overall">> {
  const text = debateText(debate);
  const said = await answerOf(ask, memberId, debate, language);
  const kept = criteria.flatMap((criterion): CriterionJudgement[] => {
    const [one, ...others] = said.filter((judged) => judged.criterion === criterion);
    if (one === undefined || others.length > 0 || !rests(one, text)) return [];
    const { level, sentence, quote } = one;
    return [{ criterion, level, sentence, quote: quote === "" ? null : quote }];
  });
  if (kept.length === 0) throw new Problem("coach_no_answer", { retryAfter: 5 });
  const levels = Object.fromEntries(kept.map(({ criterion, level }) => [criterion, level]));
  return { criteria: kept, overall: overallOf(levels) };
}

async function answerOf(
  ask: AskModel,
  memberId: string,
  debate: DebateContent,
  language: Locale,
): Promise<readonly ModelCriterion[]> {
  try {
    return await ask(judgementQuestion(memberId, debate, language));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.fault === "budget_reached") throw new Problem("model_budget_reached");
    throw new Problem("coach_no_answer", { retryAfter: 5 });
  }
}

/** Whether a sentence can be shown, and every word that it quotes stands in the debate. */
function rests({ sentence, quote }: ModelCriterion, text: string): boolean {
  if (!isPlainText(sentence)) return false;
  const inSentence = [...sentence.matchAll(quoted)].map(({ groups }) => groups?.["words"] ?? "");
  return [...(quote === "" ? [] : [quote]), ...inSentence].every((words) => standsIn(words, text));
}

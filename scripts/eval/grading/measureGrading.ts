import { matchAnswer } from "../../../packages/domain/src/answers/index.ts";
import { withSurname } from "../../../packages/author/src/answers/withSurname.ts";
import { share } from "../share.ts";
import type { GradingPair, GradingVerdict } from "./GradingPair.ts";

/** What the grading of short answers has to reach. */
export const gradingBars = { agreement: 0.93, wronglyAccepted: 0 } as const;

export interface GradingFigures {
  readonly pairs: number;
  /** The share on which the grading and the teacher agree that it is to be let pass, or not. */
  readonly agreement: number;
  /** The share of what both let pass in which they also agree whether it is a slip. */
  readonly slips: number;
  readonly wronglyAccepted: readonly GradingPair[];
  readonly wronglyRefused: readonly GradingPair[];
  readonly slipMissed: readonly GradingPair[];
}

/** How the grading of short answers agrees with a teacher. */
export function measureGrading(pairs: readonly GradingPair[]): GradingFigures {
  const graded = pairs.map((pair) => ({ pair, found: grade(pair) }));
  const passed = graded.filter(({ pair, found }) => pair.verdict !== "wrong" && found !== "wrong");
  const those = (holds: (said: GradingVerdict, found: GradingVerdict) => boolean) =>
    graded.filter(({ pair, found }) => holds(pair.verdict, found)).map(({ pair }) => pair);
  return {
    pairs: pairs.length,
    agreement: share(
      graded,
      ({ pair, found }) => (pair.verdict === "wrong") === (found === "wrong"),
    ),
    slips: share(passed, ({ pair, found }) => pair.verdict === found),
    wronglyAccepted: those((said, found) => said === "wrong" && found !== "wrong"),
    wronglyRefused: those((said, found) => said !== "wrong" && found === "wrong"),
    slipMissed: those((said, found) => said !== found && said !== "wrong" && found !== "wrong"),
  };
}

/** Graded against what the author lists with the answer, in a lesson that names nobody else. */
function grade({ locale, lang, question, accepted, typed }: GradingPair): GradingVerdict {
  const listed = withSurname(accepted, { shown: question ?? "", source: "" });
  const answers = lang === undefined ? listed : accepted;
  const match = matchAnswer(typed, answers, { locale, lang, question });
  if (!match.accepted) return "wrong";
  return match.slip === null ? "right" : "slip";
}

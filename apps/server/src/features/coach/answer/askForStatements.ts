import type { CoachAnswer, CoachPart } from "@alambic/contract";
import { isSupported } from "@alambic/domain/coach";

import type { AnswerFollower, AskModel } from "@alambic/author/provider";
import { ProviderError } from "@alambic/author/provider";
import type { Asked } from "./Asked.ts";
import { coachQuestion, readStatement } from "./coachQuestion.ts";
import type { ModelStatement } from "./coachQuestion.ts";
import { followStatements } from "./followStatements.ts";
import type { Ground } from "./Ground.ts";
import { isPlainText } from "./isPlainText.ts";

/** What a model made of the grounds; `failed` where nothing came that can be shown. */
export type Stated =
  | { readonly kind: "stated"; readonly parts: readonly CoachPart[] }
  /** It went no further. */
  | { readonly kind: "broken_off"; readonly parts: readonly CoachPart[] }
  /** It says that the sources do not tell. */
  | { readonly kind: "nothing" }
  | {
      readonly kind: "failed";
      readonly provider: Extract<CoachAnswer["provider"], "failed" | "budget_reached">;
    };

/** Told of all statements that stand so far, each time that there is one more. */
export type ShowParts = (parts: readonly CoachPart[]) => void;

/**
 * Asks a model, and keeps of its statements those that rest on what they name. Each is shown as soon as it
 * was checked. What was shown stands: an answer that breaks off after it is not asked for again.
 */
export async function askForStatements(
  ask: AskModel,
  { member, content, texts }: Asked,
  grounds: readonly Ground[],
  show: ShowParts,
): Promise<Stated> {
  const byName = new Map(grounds.map((ground) => [ground.name, ground]));
  const shown: CoachPart[] = [];
  const follower: AnswerFollower = {
    begin: () =>
      followStatements((value) => {
        const statement = readStatement(value);
        const part = statement && partOf(statement, byName);
        if (part === null) return;
        shown.push(part);
        show([...shown]);
      }),
    isUsed: () => shown.length > 0,
  };
  let statements: readonly ModelStatement[];
  try {
    statements = await ask(coachQuestion(member.id, content, texts.locale, grounds, follower));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (shown.length > 0) return { kind: "broken_off", parts: shown };
    const isSpent = error.fault === "budget_reached";
    return { kind: "failed", provider: isSpent ? "budget_reached" : "failed" };
  }
  if (statements.length === 0) return { kind: "nothing" };
  const parts = statements.flatMap((statement) => partOf(statement, byName) ?? []);
  return parts.length === 0 ? { kind: "failed", provider: "failed" } : { kind: "stated", parts };
}

/** A statement that rests on what it names, with where that can be read; null for any other. */
function partOf(
  { text, sources: names }: ModelStatement,
  byName: ReadonlyMap<string, Ground>,
): CoachPart | null {
  const named = [...new Set(names)].map((name) => byName.get(name));
  const rests = named.filter((ground) => ground !== undefined);
  const [first] = rests;
  if (first === undefined || rests.length < named.length || !isPlainText(text)) return null;
  if (!isSupported(text, rests)) return null;
  const sources = rests.flatMap((ground) => ground.sources);
  return sources.length === 0
    ? null
    : { type: "statement", text, language: first.language, sources };
}

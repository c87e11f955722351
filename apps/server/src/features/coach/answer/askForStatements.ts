import type { CoachAnswer, CoachPart } from "@alambic/contract";
import { isSupported } from "@alambic/domain/coach";

import type { AskModel } from "@alambic/author/provider";
import { ProviderError } from "@alambic/author/provider";
import type { Asked } from "./Asked.ts";
import { coachQuestion } from "./coachQuestion.ts";
import type { ModelStatement } from "./coachQuestion.ts";
import type { Ground } from "./Ground.ts";
import { isPlainText } from "./isPlainText.ts";

/** What a model made of the grounds; `failed` where nothing came that can be shown. */
export type Stated =
  | { readonly kind: "stated"; readonly parts: readonly CoachPart[] }
  /** It says that the sources do not tell. */
  | { readonly kind: "nothing" }
  | {
      readonly kind: "failed";
      readonly provider: Extract<CoachAnswer["provider"], "failed" | "budget_reached">;
    };

/** Asks a model, and keeps of its statements those that rest on what they name. */
export async function askForStatements(
  ask: AskModel,
  { member, content, texts }: Asked,
  grounds: readonly Ground[],
): Promise<Stated> {
  const byName = new Map(grounds.map((ground) => [ground.name, ground]));
  let statements: readonly ModelStatement[];
  try {
    statements = await ask(coachQuestion(member.id, content, texts.locale, grounds));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isSpent = error.fault === "budget_reached";
    return { kind: "failed", provider: isSpent ? "budget_reached" : "failed" };
  }
  if (statements.length === 0) return { kind: "nothing" };
  const parts = statements.flatMap(({ text, sources: names }): CoachPart[] => {
    const named = [...new Set(names)].map((name) => byName.get(name));
    const rests = named.filter((ground) => ground !== undefined);
    if (rests.length < named.length || !isPlainText(text)) return [];
    if (!isSupported(text, texts.locale, rests)) return [];
    const sources = rests.flatMap((ground) => ground.sources);
    return sources.length === 0 ? [] : [{ type: "statement", text, sources }];
  });
  return parts.length === 0 ? { kind: "failed", provider: "failed" } : { kind: "stated", parts };
}

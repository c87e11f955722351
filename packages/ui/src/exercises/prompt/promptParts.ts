import type { RichText, TextRun } from "@alambic/contract";
import { plainText } from "@alambic/domain/exercises/kind";

/** What a prompt asks, and the passage that it asks it about. */
export interface PromptParts {
  readonly question: RichText;
  /** Leads up to the passage, where the question stands behind it. */
  readonly lead?: RichText;
  readonly passage?: RichText;
}

/** Signs of a passage: what is shorter stands well within its question. */
const passageLength = 60;

/** What stands before a passage ends with a sentence or a colon: else the passage is a part of that sentence. */
const leadsUp = /(?:^|[.?!:…])[\s«“‘„"]*$/u;
const opening = /(?<![\s«“‘„"])[\s«“‘„"]+$/u;
/** Behind it a sentence begins, or nothing stands. */
const closing = /^[\s»”’“"]*(?::\s*|(?=\p{Lu})|$)/u;

/**
 * Parts a question from the passage that it quotes: a long run in a language of its own, behind the
 * question, before it, or led up to. One that is woven into its sentence stays there.
 */
export function promptParts(prompt: RichText): PromptParts {
  if (typeof prompt === "string") return { question: prompt };
  for (const [at, run] of prompt.entries()) {
    const { text, lang, style, notation } = run;
    if (lang === undefined || text.length < passageLength) continue;
    if (style !== undefined || notation !== undefined) continue;
    const before = prompt.slice(0, at);
    const after = prompt.slice(at + 1);
    if (!leadsUp.test(plainText(before)) || !closing.test(plainText(after))) continue;
    const lead = changed(before, -1, (words) => words.replace(opening, ""));
    const asked = changed(after, 0, (words) =>
      words.replace(closing, "").replace(/^./u, (letter) => letter.toUpperCase()),
    );
    if (asked.length > 0) {
      return { question: asked, passage: [run], ...(lead.length > 0 && { lead }) };
    }
    if (lead.length > 0) return { question: lead, passage: [run] };
  }
  return { question: prompt };
}

/** The runs with the words of one of them changed; without it, where none are left. */
function changed(runs: readonly TextRun[], at: number, change: (words: string) => string) {
  const one = runs.at(at);
  return runs.flatMap((run) => {
    const text = run === one ? change(run.text) : run.text;
    return text === "" ? [] : [{ ...run, text }];
  });
}

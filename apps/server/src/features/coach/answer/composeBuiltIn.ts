import type { CoachPart } from "@alambic/contract";
import { findPassages, readQuestion } from "@alambic/domain/coach";
import type { CoachQuestion } from "@alambic/domain/coach";

import type { Database } from "../../../platform/db/Store.ts";
import { loadPassages } from "../passages/loadPassages.ts";
import type { CoursePassage } from "../passages/loadPassages.ts";
import type { Asked } from "./Asked.ts";
import { builtIn, paragraph } from "./Composed.ts";
import type { Composed } from "./Composed.ts";
import { factsOf } from "./facts.ts";

const mostQuotes = 3;

/**
 * Answers what can be proved: what the member's own log says, and what their lessons say word for word.
 * Of everything else it says that it cannot.
 */
export async function composeBuiltIn(db: Database, asked: Asked): Promise<Composed> {
  const { texts } = asked;
  const question = readQuestion(asked.content, texts.locale);
  const { t } = texts;
  if (question.asksToWrite)
    return builtIn("needs_provider", [paragraph(t("coachAnswers.needsWriting"))]);
  if (isOfTheLog(question)) {
    if (question.isOfOthers) return builtIn("not_found", [paragraph(t("coachAnswers.ofOthers"))]);
    return builtIn("answered", await composeFacts(db, asked, question));
  }
  const quotes = await findQuotes(db, asked);
  if (quotes.length > 0) {
    return builtIn("answered", [paragraph(t("coachAnswers.quotes")), ...quotes]);
  }
  if (question.isOwn && question.topics.length > 0 && !question.isOfOthers)
    return builtIn("answered", await composeFacts(db, asked, question));
  const said = `${t("coachAnswers.notFound")} ${t("coachAnswers.needsProvider")}`;
  return builtIn("needs_provider", [paragraph(said)]);
}

/** It asks of the log, and of nothing beside it. */
export function isOfTheLog({ topics, rest, asksToWrite }: CoachQuestion): boolean {
  return !asksToWrite && topics.length > 0 && rest.length === 0;
}

async function composeFacts(
  db: Database,
  asked: Asked,
  { topics }: CoachQuestion,
): Promise<CoachPart[]> {
  const parts: CoachPart[] = [];
  for (const topic of topics) {
    if (topic === "help") parts.push(paragraph(asked.texts.t("coachAnswers.help")));
    else {
      const facts = await factsOf[topic](db, asked);
      parts.push(...facts.filter(({ text }) => !parts.some((said) => said.text === text)));
    }
  }
  return parts;
}

/** What the lessons say of what is asked: first those of the capsule beside which it is asked. */
async function findQuotes(db: Database, asked: Asked): Promise<CoachPart[]> {
  const passages = await loadPassages(db, asked.member);
  const isNear = ({ source }: CoursePassage) =>
    source.type === "lesson" && source.capsule.id === asked.capsuleId;
  const near = findIn(asked, passages.filter(isNear));
  const found = near.length > 0 ? near : findIn(asked, passages);
  return found.map(({ text, language, source }) => ({
    type: "quote",
    text,
    language,
    sources: [source],
  }));
}

/** Texts of lessons, then what exercises that were answered add to them. */
function findIn(asked: Asked, passages: readonly CoursePassage[]): CoursePassage[] {
  const search = { text: asked.content, locale: asked.texts.locale, most: mostQuotes };
  const find = (isOfExercise: boolean) =>
    findPassages(
      search,
      passages.filter((passage) => passage.isOfExercise === isOfExercise),
    ).map(({ passage }) => passage);
  const taught = find(false);
  const added = find(true).filter(({ text }) => !taught.some((one) => one.text.includes(text)));
  return [...taught, ...added].slice(0, mostQuotes);
}

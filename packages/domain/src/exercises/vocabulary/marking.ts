import type {
  Locale,
  VocabularyContent,
  VocabularyEntry,
  VocabularyResponse,
} from "@alambic/contract";
import { matchAnswer } from "../../answers/index.ts";
import { normalise } from "../../answers/normalise.ts";
import type { Noun } from "../../answers/articles.ts";
import { splitArticle } from "../../answers/articles.ts";
import type { Score, ScoringContext } from "../score.ts";
import { noteOf, scoreOfParts } from "../score.ts";
import { answerLanguage, answersOf, answerTo } from "./sides.ts";
import type { Marking } from "../marking.ts";

/** The share of the words that were translated. */
function score(
  words: VocabularyContent,
  given: VocabularyResponse,
  { locale }: ScoringContext,
): Score {
  const lang = answerLanguage(words, given.direction);
  const results = words.entries.map((entry) => {
    const text = answerTo(given, entry.id);
    const accepted = answersOf(entry, given.direction);
    const match =
      words.mode === "typed"
        ? matchAnswer(text, accepted, { locale, lang })
        : { accepted: text === accepted[0], expected: text, slip: null };
    return { id: entry.id, match };
  });
  return scoreOfParts(
    results.map(({ id, match }) => ({ id, correct: match.accepted })),
    words.mode === "typed" ? results.flatMap(({ id, match }) => noteOf(id, match)) : [],
  );
}

function noun(text: string, locale: Locale, lang: string | undefined): Noun {
  const language = (lang ?? locale).split("-")[0] ?? locale;
  return splitArticle(normalise(text), language.toLowerCase());
}

/** Whether the word was known and only its article is not the right one, or not there. */
export function missesArticle(
  words: VocabularyContent,
  entry: VocabularyEntry,
  given: VocabularyResponse,
  locale: Locale,
): boolean {
  const lang = answerLanguage(words, given.direction);
  const typed = noun(answerTo(given, entry.id), locale, lang);
  return answersOf(entry, given.direction).some((answer) => {
    const wanted = noun(answer, locale, lang);
    return wanted.noun === typed.noun && wanted.article !== typed.article;
  });
}

/** The first answer to every entry, in the direction that is asked. */
function correctResponse(words: VocabularyContent): VocabularyResponse {
  const direction = words.directions[0] ?? "term_to_meaning";
  const answers = words.entries.map((entry) => ({
    entry_id: entry.id,
    text: answersOf(entry, direction)[0] ?? "",
  }));
  return { content_type: "vocabulary", direction, answers };
}

/** What an answer is worth, and which is right. */
export const marking: Marking<VocabularyContent, VocabularyResponse> = {
  scored: true,
  score,
  correctResponse,
};

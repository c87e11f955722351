import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { verbsOf } from "../verbs/Verb.ts";
import { entriesOf, pictureThemes } from "../words/WordSet.ts";
import { foreignRun, toWord } from "../words/Word.ts";
import type { SituationMaterial } from "./draftSituationLesson.ts";
import { allLines, linesOf } from "./Line.ts";
import { sentencesText, standsIn } from "./sentencesWith.ts";
import { isNoHarder } from "./situations.ts";
import { situationData } from "./SituationContext.ts";

const mostAnywhere = 6;
const fewestWords = 2;

/** The words of a lesson's sentences, and sentences that fit into other conversations as well. */
export function situationTheory(
  { situation, lang, part }: SituationMaterial,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const lines = linesOf(situation, lang, own).filter(
    ({ role }) => (role === "phrase") === (part === "phrases"),
  );
  const isSaid = (word: string) => lines.some(({ text }) => standsIn(word, text, lang));
  // A word may mean something else: das Glas is a jar, and a glass.
  const means = (word: string, meant: string) =>
    lines.some(({ text, meaning }) => standsIn(word, text, lang) && standsIn(meant, meaning, own));
  const nouns = pictureThemes.flatMap((theme) =>
    entriesOf(theme, lang, own)
      .filter(({ names }) => means(names[lang].text, names[own].text))
      .map((entry) => toWord(entry, lang, own))
      .map((word) => ({ term: [foreignRun(word)], description: word.meaning })),
  );
  const verbs = verbsOf(lang, own).flatMap(({ infinitive, meaning, forms }) => {
    const said = forms.find(({ form }) => isSaid(form));
    return said === undefined || said.form === infinitive
      ? []
      : [
          {
            term: [inLanguage(said.form, lang)],
            description:
              meaning === null || meaning === infinitive
                ? [inLanguage(infinitive, lang)]
                : [inLanguage(infinitive, lang), { text: ` = ${meaning}` }],
          },
        ];
  });
  const words = lang === own ? verbs : [...nouns, ...verbs];
  const entries = lines.map(({ id }) => id);
  const vocabulary =
    words.length < fewestWords
      ? []
      : [
          furtherText(
            [
              { type: "heading", text: texts.t("author.theory.situations.words") },
              { type: "terms", entries: words },
            ],
            { kind: "data", dataSet: situationData, entries },
            texts,
          ),
        ];
  const anywhere = allLines(lang, own).filter(
    (line) =>
      line.anywhere && line.situation !== situation && isNoHarder(line.situation, situation),
  );
  const others = anywhere.filter(
    ({ text }, index) => anywhere.findIndex((other) => other.text === text) === index,
  );
  const parts = [others.slice(0, mostAnywhere), others.slice(mostAnywhere, 2 * mostAnywhere)];
  return [
    ...vocabulary,
    ...parts.map((chosen) => sentencesText(chosen, "situations.anywhere", texts)),
  ].filter((text) => text !== null);
}

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { sentencesText, sentencesWith } from "../situations/sentencesWith.ts";
import type { VerbMaterial } from "./draftVerbLesson.ts";
import { verbData } from "./verb-items.ts";
import { said, verbsOf } from "./Verb.ts";

/** The verbs side by side, subject for subject, and sentences of conversations with their forms. */
export function verbTheory(
  { lang, ids }: VerbMaterial,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const verbs = verbsOf(lang, own).filter(({ id }) => ids.includes(id));
  const persons = verbs[0]?.forms ?? [];
  const spoken = verbs.flatMap(({ forms }) => forms.map((form) => said(form, form.form)));
  const sentences = sentencesText(sentencesWith(spoken, lang, own), "verbs.sentences", texts);
  return [
    furtherText(
      [
        { type: "callout", tone: "tip", text: texts.t("author.theory.verbs.tip") },
        {
          type: "table",
          caption: texts.t("author.theory.verbs.persons"),
          header: verbs.map(({ infinitive }) => [inLanguage(infinitive, lang)]),
          rows: persons.map((_, place) =>
            verbs.map(({ forms }) => {
              const form = forms[place];
              return form === undefined ? "–" : [inLanguage(said(form, form.form), lang)];
            }),
          ),
        },
      ],
      { kind: "data", dataSet: verbData, entries: verbs.map(({ id }) => id) },
      texts,
    ),
    ...(sentences === null ? [] : [sentences]),
  ];
}

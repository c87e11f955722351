import type { LessonBlock } from "@alambic/contract";

import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import type { Word } from "./Word.ts";

/** The words of a theme by their articles; null where they have none, or all the same. */
export function articleGroups(words: readonly Word[], texts: Texts): LessonBlock[] | null {
  const groups = Map.groupBy(
    words.filter(({ article }) => article !== null),
    ({ article }) => article ?? "",
  );
  if (groups.size < 2) return null;
  return [
    { type: "callout", tone: "tip", text: texts.t("author.theory.words.by-article.tip") },
    {
      type: "table",
      caption: texts.t("author.theory.words.by-article"),
      header: [texts.t("author.theory.words.article"), texts.t("author.theory.words.word")],
      rows: [...groups].map(([article, members]) => {
        const [{ lang } = { lang: "" }] = members;
        return [
          [inLanguage(article, lang)],
          [inLanguage(members.map(({ foreign }) => foreign).join(" · "), lang)],
        ];
      }),
    },
  ];
}

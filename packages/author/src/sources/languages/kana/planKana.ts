import type { MaterialOf, OutlineLesson } from "../../../model/CapsuleOutline.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { kanaLessons, signsOf } from "./KanaLesson.ts";
import type { KanaMaterial } from "./KanaLesson.ts";
import type { Script } from "./signs.ts";

/** A level of one script: its plain signs, or the voiced and combined ones. */
export function kanaLevel(script: Script, part: "plain" | "voiced", texts: Texts) {
  const name = texts.t(`author.kana.script.${script}`);
  const lessons = kanaLessons(script, part);
  const signs = new Set(lessons.flatMap((lesson) => signsOf(lesson).map(({ text }) => text)));
  return {
    title: part === "plain" ? name : texts.t("author.kana.level.voiced", { script: name }),
    description: texts.t("author.kana.level.description", { count: signs.size }),
    lessons: lessons.map((lesson) => outlineLesson(lesson, name, texts)),
  };
}

function outlineLesson(
  material: KanaMaterial,
  script: string,
  texts: Texts,
): OutlineLesson<MaterialOf<"kana", KanaMaterial>> {
  const signs = signsOf(material);
  const { review, from, to, part } = material;
  return {
    title: review
      ? texts.t("author.kana.lesson.review", { script })
      : texts.t("author.kana.lesson.title", {
          script,
          readings: signs.map(({ reading }) => reading).join(" "),
        }),
    description: signs.map(({ text }) => text).join(" "),
    itemCount: review ? 14 : 16,
    material: { kind: "kana", script: material.script, part, from, to, review },
  };
}

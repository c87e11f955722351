import type { ItemDraft, LessonDraft } from "../../../model/LessonDraft.ts";
import { createRandom } from "../../../random/createRandom.ts";
import { loadTexts } from "../../../texts/loadTexts.ts";
import { verifyLesson } from "../../../verify/verifyLesson.ts";
import { buildDraft } from "../../kinds/index.ts";
import { lessonSource, natureOf } from "../../lesson/lessonSource.ts";
import { textItem, toItem } from "../../lesson/toItem.ts";
import type { ModelMaterial } from "../../ModelMaterial.ts";
import type { KindCase } from "./KindCase.ts";

const model = { model: "case", level: undefined };

/** The lesson of a case as its text alone. */
export async function lessonOfCase({ text, target, request }: KindCase): Promise<LessonDraft> {
  const sections = [{ heading: "The lesson", paragraphs: text }];
  const read = textItem({ sections }, await loadTexts(request.language), model);
  return { index: 0, title: "", description: "", items: [read], ...(target && { target }) };
}

/** The item of a case, its draft changed or not; null where it makes none. */
export async function itemOfCase(
  { draft, request }: KindCase,
  lesson: LessonDraft,
  change: object = {},
): Promise<ItemDraft | null> {
  const { source, language } = request;
  if (source.kind !== "topic") throw new TypeError("A case is on a topic");
  const material: ModelMaterial = { from: "topic", subject: source, concepts: [], known: [] };
  const paragraphs = lessonSource(material, lesson.items);
  const built = buildDraft(
    { ...draft, ...change },
    {
      texts: await loadTexts(language),
      random: createRandom("case"),
      quoteLanguage: language,
      nature: natureOf(material, paragraphs, language),
    },
  );
  return built === null ? null : toItem(built, { ...model, paragraphs, title: "", language });
}

/** Why an item falls that stands behind a lesson's text; nothing where it does not. */
export function codesOf(item: ItemDraft, lesson: LessonDraft, { request }: KindCase) {
  const { rejected } = verifyLesson({ ...lesson, items: [...lesson.items, item] }, request);
  return rejected.flatMap(({ reasons }) => reasons.map(({ code }) => code));
}

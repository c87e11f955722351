import { prerequisitesIn } from "../../document/analysis/prerequisitesIn.ts";
import type { TextBlock } from "../../document/analysis/shapes.ts";
import { describeDocument } from "../../document/plan/describeDocument.ts";
import { documentTitleOf, pagesTitle } from "../../document/plan/titles.ts";
import { lessonMaterial } from "../../document/plan/lessonMaterial.ts";
import type { BlockRange } from "../../document/plan/Part.ts";
import { readDocument } from "../../document/plan/readDocument.ts";
import type { ReadDocument } from "../../document/plan/readDocument.ts";
import { stretchesOf } from "../../document/plan/stretchesOf.ts";
import type { Stretch } from "../../document/plan/stretchesOf.ts";
import type { AuthorRequest, DocumentSource } from "../../model/AuthorRequest.ts";
import type { MaterialOf, OutlineLesson } from "../../model/CapsuleOutline.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan } from "../../model/Plan.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { ModelMaterial, ModelPassage } from "../ModelMaterial.ts";
import { givesOrders } from "../../texts/givesOrders.ts";

const itemsPerLesson = 9;
/** So much is shown to the model at once: some two pages. */
const mostCharacters = 7000;
const shortestPassage = 40;

/**
 * Parts a document into lessons for a model, by its own headings and without asking anybody. Each
 * keeps what the built-in author would make of it.
 */
export function planModelDocument(
  { document }: DocumentSource,
  request: Pick<AuthorRequest, "title">,
  texts: Texts,
): Plan {
  const read = readDocument(document);
  const title = documentTitleOf(read.document, request.title, texts);
  const levels = stretchesOf(read, texts)
    .map((level) => ({
      title: level.title,
      lessons: level.lessons.flatMap((stretch) => plannedLesson(stretch, title, read, texts)),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .map((level) => ({ ...level, description: "" }));
  return {
    title,
    description: describeDocument(
      document,
      { title, unasked: [], isBeginningUnasked: false },
      texts,
    ),
    objectives: levels
      .slice(0, 6)
      .map((level) => texts.t("author.document.capsule.objective", { chapter: level.title })),
    prerequisites: prerequisitesIn(read.document, read.blocks),
    icon: "§",
    madeFrom: [{ title }],
    ...numbered(levels),
  };
}

function plannedLesson(
  stretch: Stretch,
  documentTitle: string,
  read: ReadDocument,
  texts: Texts,
): OutlineLesson<MaterialOf<"model", ModelMaterial>>[] {
  const passages = passagesOf(stretch, read);
  if (passages.length === 0) return [];
  return [
    {
      title: stretch.title,
      description: pagesTitle(passages, texts),
      itemCount: 1 + itemsPerLesson,
      material: {
        kind: "model",
        from: "document",
        documentTitle,
        documentLanguage: read.document.language,
        passages,
        builtIn: lessonMaterial(
          { sentences: stretch.sentences, blocks: blocksOf(stretch, read) },
          stretch.title,
          documentTitle,
          read,
        ),
      },
    },
  ];
}

/** All that a short text says between the first and the last sentence of a stretch. */
function blocksOf({ sentences }: Stretch, { isShort }: ReadDocument): BlockRange | null {
  const [first, last] = [sentences[0], sentences.at(-1)];
  return isShort && first !== undefined && last !== undefined
    ? { from: first.block, to: last.block + 1 }
    : null;
}

/** The paragraphs in which the sentences of a stretch stand, as many as can be shown at once. */
function passagesOf({ sentences }: Stretch, { blocks }: ReadDocument): readonly ModelPassage[] {
  const passages: ModelPassage[] = [];
  let shown = 0;
  for (const index of new Set(sentences.map(({ block }) => block))) {
    const block: TextBlock | undefined = blocks[index];
    if (block === undefined || block.text.length < shortestPassage) continue;
    if (givesOrders(block.text) || shown + block.text.length > mostCharacters) continue;
    shown += block.text.length;
    passages.push({ text: block.text, page: block.page, start: block.start });
  }
  return passages;
}

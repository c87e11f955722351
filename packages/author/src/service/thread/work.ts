import {
  classifyTopic,
  createBuiltInAuthor,
  describeRefusal,
  documentFromText,
  hardWords,
  knownSkills,
  loadTexts,
  planModelDocument,
  sealEvidence,
  verifyLesson,
} from "../../index.ts";
import type { AuthorWork } from "./protocol.ts";

const author = createBuiltInAuthor();

const makeBonus: AuthorWork["makeBonus"] = async (request, outline, index, existing, bonus) => {
  const draft = await author.draftMore(outline, index, bonus.round);
  const candidates =
    bonus.kind === "theory"
      ? await author.furtherReading(request, outline, index, existing)
      : draft.items.filter(({ exercise }) => exercise.content_type !== "lesson");
  const items = [...existing, ...candidates];
  const { accepted } = verifyLesson({ ...draft, items }, request);
  const added = accepted.filter((item) => candidates.includes(item));
  return sealEvidence(added, request);
};

const makeLesson: AuthorWork["makeLesson"] = async (request, outline, index) => {
  const draft = await author.draftLesson(outline, index);
  const { accepted, rejected, publishable } = verifyLesson(draft, request);
  const items = sealEvidence(accepted, request);
  return { ...draft, items, rejected, isPublishable: publishable };
};

/** The author's work, done where it is called. */
export const work: AuthorWork = {
  classify: (text, corrections, readerLocale) =>
    Promise.resolve(classifyTopic(text, corrections, readerLocale)),
  knownSkills: () => Promise.resolve(knownSkills()),
  readText: (text) => Promise.resolve(documentFromText(text, titleOf(text))),
  assess: async (request, readerLocale) => {
    const assessment = await author.assess(request);
    if (assessment.authorable) return { authorable: true };
    const texts = await loadTexts(readerLocale);
    return {
      authorable: false,
      reasons: assessment.reasons.map((refusal) => {
        const { reason, nextStep } = describeRefusal(refusal, texts);
        return { code: refusal.code, message: `${reason} ${nextStep}` };
      }),
    };
  },
  plan: (request) => author.plan(request),
  makeLesson,
  makeCapsule: async (request) => {
    const outline = await author.plan(request);
    const lessons = await Promise.all(
      outline.lessons.map((_, index) => makeLesson(request, outline, index)),
    );
    return { outline, lessons };
  },
  // Drafts follow from their seed: what is found now is what will be made.
  offerBonus: async (...input) =>
    (await makeBonus(...input)).length > 0 ? "offered" : "nothing_more_to_author",
  makeBonus,
  planForModel: async (request) => {
    const { source } = request;
    if (source.kind === "topic") throw new TypeError("A topic has no document to part");
    return planModelDocument(source, request, await loadTexts(request.language));
  },
  hardWords: (texts, target, own) => Promise.resolve(hardWords(texts, target, own)),
  verify: (draft, request) => {
    const { rejected } = verifyLesson(draft, request);
    const reasons = new Map(rejected.map((each) => [each.item, each.reasons]));
    return Promise.resolve(draft.items.map((item) => reasons.get(item) ?? []));
  },
};

const longestTitle = 80;

/** The first line of a pasted text, where it is as short as a title. */
function titleOf(text: string): string | null {
  const [line = ""] = text.trim().split("\n");
  const title = line.replace(/^#+/u, "").trim();
  return title !== "" && title.length <= longestTitle ? title : null;
}

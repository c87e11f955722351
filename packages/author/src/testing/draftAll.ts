import { createBuiltInAuthor } from "../BuiltInAuthor.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { CapsuleOutline } from "../model/CapsuleOutline.ts";
import type { LessonDraft } from "../model/LessonDraft.ts";

const author = createBuiltInAuthor();

/** Plans a request and drafts all its lessons, through JSON as a durable job would store it. */
export async function draftAll(request: AuthorRequest): Promise<readonly LessonDraft[]> {
  const outline = throughJson(await author.plan(request));
  return Promise.all(outline.lessons.map((_, index) => author.draftLesson(outline, index)));
}

function throughJson(outline: CapsuleOutline): CapsuleOutline {
  return JSON.parse(JSON.stringify(outline));
}

import type { LessonResponse } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, object } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { lesson } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<LessonResponse> = object({ content_type: among(["lesson"]) });

/** The kind as a whole: with its answers, and what each is worth. */
export const lessonKind = completeKind(lesson, marking, { response });

import type { MaterialOf } from "../../model/CapsuleOutline.ts";
import type { CourseSource } from "../../model/CourseSource.ts";
import { fieldsOf } from "../../model/fieldsOf.ts";
import { draftSubjectLesson } from "./draftSubjectLesson.ts";
import type { SubjectMaterial } from "./draftSubjectLesson.ts";
import { planSubject } from "./planSubject.ts";
import { isLessonId } from "./subjects.ts";
import { subjectTheory } from "./theory/subjectTheory.ts";
import { readSubjectTopic } from "./topics.ts";
import type { SubjectTopic } from "./topics.ts";

/** Subjects that follow from exact rules or licensed data: music, chess, chemistry and others. */
export const subjects: CourseSource<SubjectTopic, MaterialOf<"subject", SubjectMaterial>> = {
  name: "subjects",
  recognise: ({ source }) =>
    source.kind === "topic" ? readSubjectTopic(source.topic, source.domain) : null,
  plan: (asked, _, texts) => ({ status: "planned", plan: planSubject(asked, texts) }),
  parseMaterial(material) {
    const { lesson } = fieldsOf(material);
    return material.kind === "subject" && isLessonId(lesson) ? { kind: "subject", lesson } : null;
  },
  draft: (material, { language, texts, random }) =>
    draftSubjectLesson(material, language, texts, random),
  theory: subjectTheory,
};

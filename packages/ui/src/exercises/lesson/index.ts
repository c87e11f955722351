import { lesson } from "@alambic/domain/exercises/lesson";
import { marking } from "@alambic/domain/exercises/lesson/marking";
import { present } from "../late.ts";
import { definePlayable } from "../playable.ts";
import { LessonText } from "./LessonText.tsx";

export default definePlayable(lesson, {
  Renderer: LessonText,
  marking: present(marking),
  course: "text",
  label: () => "exercise.kind.lesson",
  prompt: () => null,
});

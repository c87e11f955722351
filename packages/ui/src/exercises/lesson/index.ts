import { lesson } from "@alambic/domain/exercises/lesson";
import { marking } from "@alambic/domain/exercises/lesson/marking";
import { present } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { LessonText } from "./LessonText.tsx";

export default definePlayable(lesson, {
  Renderer: LessonText,
  marking: present(marking),
  completion: "text",
  label: () => "exercise.kind.lesson",
  prompt: () => null,
});

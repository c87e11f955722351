import { lesson } from "@alambic/domain/exercises/lesson";
import { definePlayable } from "../playable.ts";
import { LessonText } from "./LessonText.tsx";

export default definePlayable(lesson, {
  Renderer: LessonText,
  course: "text",
  label: () => "exercise.kind.lesson",
  prompt: () => null,
});

import { code } from "@alambic/domain/exercises/code";
import { definePlayable } from "../playable.ts";
import { Code } from "./Code.tsx";

const labels = {
  output: "exercise.kind.codeOutput",
  lines: "exercise.kind.codeLines",
  fill: "exercise.kind.codeFill",
  edit: "exercise.kind.codeEdit",
} as const;

export default definePlayable(code, {
  Renderer: Code,
  course: "scored",
  label: ({ task }) => labels[task.type],
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
});

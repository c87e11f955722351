import { code } from "@alambic/domain/exercises/code";
import { late } from "../late.ts";
import { definePlayable } from "../playable.ts";
import { Code } from "./Code.tsx";

const labels = {
  output: "exercise.kind.codeOutput",
  lines: "exercise.kind.codeLines",
  fill: "exercise.kind.codeFill",
  edit: "exercise.kind.codeEdit",
} as const;

const marking = late(async () => (await import("@alambic/domain/exercises/code/marking")).marking);

export default definePlayable(code, {
  Renderer: Code,
  marking,
  course: "scored",
  label: ({ task }) => labels[task.type],
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
});

import { code } from "@alambic/domain/exercises/code";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Code } from "./Code.tsx";

const labels = {
  output: "exercise.kind.codeOutput",
  lines: "exercise.kind.codeLines",
  fill: "exercise.kind.codeFill",
  edit: "exercise.kind.codeEdit",
} as const;

const marking = lazy(async () => (await import("@alambic/domain/exercises/code/marking")).marking);

export default definePlayable(code, {
  Renderer: Code,
  marking,
  completion: "scored",
  label: ({ task }) => labels[task.type],
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
});

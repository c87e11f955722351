import type { Namespace } from "@alambic/i18n";
import { lazy } from "react";
import type { ComponentType } from "react";
import { toolFaces } from "../../shared/toolbox/toolFaces.ts";
import type { ToolId } from "../../shared/toolbox/toolFaces.ts";

interface ToolModule {
  readonly default: ComponentType;
}

/** What a tool does: the texts that it needs, and its code, loaded when it is opened. */
function content(namespaces: readonly Namespace[], load: () => Promise<ToolModule>) {
  return { namespaces, Content: lazy(load) };
}

const contents: Readonly<Record<ToolId, ReturnType<typeof content>>> = {
  coach: content(["coach", "talk"], () => import("./coach/CoachTool.tsx")),
  notebook: content(["notes"], () => import("./notebook/NotebookTool.tsx")),
  debate: content(["debate"], () => import("./debate/DebateTool.tsx")),
  calculator: content([], () => import("./calculator/CalculatorTool.tsx")),
  code: content(["code"], () => import("./code/CodeTool.tsx")),
  vocabulary: content([], () => import("./vocabulary/VocabularyTool.tsx")),
  alphabets: content(["exercise"], () => import("./alphabets/AlphabetsTool.tsx")),
  feedback: content(["mood"], () => import("./feedback/FeedbackTool.tsx")),
};

export const tools = toolFaces.map((face) => ({ ...face, ...contents[face.id] }));

export type AnyTool = (typeof tools)[number];

/** The tool of an id; undefined for an unknown one. */
export function findTool(id: string | undefined): AnyTool | undefined {
  return tools.find((known) => known.id === id);
}

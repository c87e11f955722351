import type { Namespace } from "@alambic/i18n";
import { lazy } from "react";
import type { ComponentType } from "react";
import { toolIcons } from "../../shared/toolbox/toolIcons.ts";
import type { ToolId } from "../../shared/toolbox/toolIcons.ts";

interface ToolModule {
  readonly default: ComponentType;
}

/** A tool: what it is called and looks like, the texts that it needs, and its code, loaded when it is opened. */
function tool<const Id extends ToolId>(
  id: Id,
  namespaces: readonly Namespace[],
  load: () => Promise<ToolModule>,
) {
  return { id, icon: toolIcons[id], namespaces, Content: lazy(load) };
}

/** Every tool, one a line. Its name and what it is for stand in the texts under its id. */
export const tools = [
  tool("coach", ["coach"], () => import("./coach/CoachTool.tsx")),
  tool("notebook", ["notes"], () => import("./notebook/NotebookTool.tsx")),
  tool("calculator", [], () => import("./calculator/CalculatorTool.tsx")),
  tool("vocabulary", [], () => import("./vocabulary/VocabularyTool.tsx")),
  tool("alphabets", ["exercise"], () => import("./alphabets/AlphabetsTool.tsx")),
  tool("feedback", [], () => import("./feedback/FeedbackTool.tsx")),
] as const;

export type AnyTool = (typeof tools)[number];

/** The tool of an id; undefined for an unknown one. */
export function findTool(id: string | undefined): AnyTool | undefined {
  return tools.find((known) => known.id === id);
}

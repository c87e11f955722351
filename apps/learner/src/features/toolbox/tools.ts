import type { Namespace } from "@alambic/i18n";
import type { IconGlyph } from "@alambic/ui/Icon";
import {
  Calculator,
  Languages,
  MessageCircle,
  NotebookPen,
  Pencil,
  Sparkles,
} from "@alambic/ui/icons";
import { lazy } from "react";
import type { ComponentType } from "react";

interface ToolModule {
  readonly default: ComponentType;
}

/** A tool: what it is called and looks like, the texts that it needs, and its code, loaded when it is opened. */
function tool<const Id extends string>(
  id: Id,
  icon: IconGlyph,
  namespaces: readonly Namespace[],
  load: () => Promise<ToolModule>,
) {
  return { id, icon, namespaces, Content: lazy(load) };
}

/** Every tool, one a line. Its name and what it is for stand in the texts under its id. */
export const tools = [
  tool("coach", Sparkles, ["coach"], () => import("./coach/CoachTool.tsx")),
  tool("notebook", NotebookPen, ["notes"], () => import("./notebook/NotebookTool.tsx")),
  tool("calculator", Calculator, [], () => import("./calculator/CalculatorTool.tsx")),
  tool("vocabulary", Languages, [], () => import("./vocabulary/VocabularyTool.tsx")),
  tool("alphabets", Pencil, ["exercise"], () => import("./alphabets/AlphabetsTool.tsx")),
  tool("feedback", MessageCircle, [], () => import("./feedback/FeedbackTool.tsx")),
] as const;

export type AnyTool = (typeof tools)[number];

/** The tool of an id; undefined for an unknown one. */
export function findTool(id: string | undefined): AnyTool | undefined {
  return tools.find((known) => known.id === id);
}

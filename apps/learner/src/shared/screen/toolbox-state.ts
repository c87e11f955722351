import type { ToolboxView } from "@alambic/ui/ToolboxPanel";
import { proxy } from "valtio/vanilla";

/** The lesson that a tool stands beside. */
export interface LessonBeside {
  readonly moleculeId: string;
  /** What was selected of it as the tool was asked for; empty for nothing. */
  readonly quote: string;
}

/** What the toolbox beside the screen shows; it stays while its member goes from screen to screen. */
export const toolboxState = proxy<{ view: ToolboxView; beside: LessonBeside | null }>({
  view: { kind: "closed" },
  beside: null,
});

export function showToolbox(view: ToolboxView): void {
  toolboxState.view = view;
}

/** From now on tools stand beside a lesson, or no longer; what was open is closed. */
export function standBeside(lesson: LessonBeside | null): void {
  toolboxState.view = { kind: "closed" };
  toolboxState.beside = lesson;
}

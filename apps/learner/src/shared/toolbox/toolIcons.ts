import {
  Calculator,
  Languages,
  MessageCircle,
  NotebookPen,
  Pencil,
  Sparkles,
} from "@alambic/ui/icons";

/** What each tool looks like, in their order. Its name and what it is for stand in the texts under its id. */
export const toolIcons = {
  coach: Sparkles,
  notebook: NotebookPen,
  calculator: Calculator,
  vocabulary: Languages,
  alphabets: Pencil,
  feedback: MessageCircle,
} as const;

export type ToolId = keyof typeof toolIcons;

export const toolIds: readonly ToolId[] = [
  "coach",
  "notebook",
  "calculator",
  "vocabulary",
  "alphabets",
  "feedback",
];

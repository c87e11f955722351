import {
  Calculator,
  CodeXml,
  Languages,
  MessageCircle,
  MessagesSquare,
  NotebookPen,
  Pencil,
  Sparkles,
} from "@alambic/ui/icons";

/** The tools in their order, and what each looks like. Its name and what it is for stand in the texts under its id. */
export const toolFaces = [
  { id: "coach", icon: Sparkles },
  { id: "notebook", icon: NotebookPen },
  { id: "debate", icon: MessagesSquare },
  { id: "calculator", icon: Calculator },
  { id: "code", icon: CodeXml },
  { id: "vocabulary", icon: Languages },
  { id: "alphabets", icon: Pencil },
  { id: "feedback", icon: MessageCircle },
] as const;

export type ToolId = (typeof toolFaces)[number]["id"];

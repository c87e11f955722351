import type { SaidLine } from "@alambic/contract";
import type { DialogueTurn } from "@alambic/domain/exercises/dialogue";
import type { ReactNode } from "react";
import { RichText } from "../rich-text/RichText.tsx";

/** The words that were said at a turn. */
export function lineText(turn: DialogueTurn, said: SaidLine | undefined): ReactNode {
  if (said?.type === "typed") return said.text;
  if (turn.type !== "choice" || said === undefined) return null;
  const option = turn.options.find(({ id }) => id === said.option_id);
  return option === undefined ? null : <RichText text={option.text} />;
}

import type { ReactNode } from "react";
import { Invitation } from "./Invitation.tsx";
import type { BoardContext } from "./BoardContext.ts";
import { MoveTo } from "./MoveTo.tsx";
import type { MoveToProps } from "./MoveTo.tsx";

/** What a board shows of the item in hand. */
export interface Offers {
  /** Says what a press on a place would do; nothing with empty hands. */
  readonly invitation?: ReactNode;
  /** A list of where the held item can go, unless it is dragged: what it aims at must not move away. */
  readonly menu?: ReactNode;
}

/** What there is to be said and chosen of the item in hand. */
export function offersOf(context: BoardContext, Confirm: MoveToProps["Confirm"]): Offers {
  const { state, dragged } = context;
  if (state.held === null) return {};
  return {
    invitation: <Invitation context={context} />,
    menu: dragged ? null : <MoveTo key={state.held} context={context} Confirm={Confirm} />,
  };
}

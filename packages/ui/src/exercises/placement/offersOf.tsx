import type { ReactNode } from "react";
import { Invitation } from "./Invitation.tsx";
import type { Grip } from "./Grip.ts";
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
export function offersOf(grip: Grip, Confirm: MoveToProps["Confirm"]): Offers {
  const { state, dragged } = grip;
  if (state.held === null) return {};
  return {
    invitation: <Invitation grip={grip} />,
    menu: dragged ? null : <MoveTo key={state.held} grip={grip} Confirm={Confirm} />,
  };
}

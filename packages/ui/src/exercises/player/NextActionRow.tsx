import { useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { actions } from "./Actions.css.ts";

/** Milliseconds in which the second half of a double press falls. */
const doublePress = 300;

/**
 * What takes the place of a button that was pressed. Who pressed it twice did not mean what stands there
 * now: the second half of a double press does nothing.
 */
export function NextActionRow({ children }: { readonly children: ReactNode }) {
  const [since] = useState(() => performance.now());
  const guard = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp - since > doublePress) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={actions} onClickCapture={guard}>
      {children}
    </div>
  );
}

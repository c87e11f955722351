import { useState } from "react";
import type { ReactNode } from "react";
import { button } from "../button/button.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { CircleQuestionMark } from "../icon/icons.ts";
import { Popover } from "../popover/Popover.tsx";
import { mark, text } from "./Toggletip.css.ts";

export interface ToggletipProps {
  /** Names the button and what it opens: the question that is answered. */
  readonly label: string;
  /** The answer, in a few sentences; drawn, and so loaded, only when it is asked for. */
  readonly children: ReactNode;
}

/** A question mark beside what is not plain by itself. A press, and no mere hover, shows the answer. */
export function Toggletip({ label, children }: ToggletipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={mark}>
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={(attributes) => (
          <button
            {...attributes}
            type="button"
            title={label}
            aria-label={label}
            className={button({ variant: "quiet", size: "small", width: "auto", shape: "square" })}
          >
            <Icon icon={CircleQuestionMark} size="medium" />
          </button>
        )}
      >
        <div className={text}>{children}</div>
      </Popover>
    </div>
  );
}

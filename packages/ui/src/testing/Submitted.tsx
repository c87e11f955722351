import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { contents } from "./StateSheet.css.ts";

export interface SubmittedProps {
  readonly children: ReactNode;
}

/** Shows a form as it answers when it is sent as it stands, to be looked at and photographed. */
export function Submitted({ children }: SubmittedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("form")?.requestSubmit(), []);
  return (
    <div ref={ref} className={contents}>
      {children}
    </div>
  );
}

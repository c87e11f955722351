import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export interface Expression {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly replace: (text: string) => void;
  /** Writes where the caret is, over what is selected. */
  readonly insert: (text: string) => void;
  /** Takes away what is selected, or the sign before the caret. */
  readonly erase: () => void;
}

/** The text of the display, with the caret where its user left it. */
export function useExpression(): Expression {
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [text, setText] = useState("");

  useLayoutEffect(() => {
    if (caret.current === null) return;
    inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (start: number, end: number, put: string) => {
    caret.current = start + put.length;
    setText(text.slice(0, start) + put + text.slice(end));
  };
  const selection = () => {
    const start = inputRef.current?.selectionStart ?? text.length;
    return { start, end: inputRef.current?.selectionEnd ?? start };
  };
  return {
    inputRef,
    text,
    replace: (next) => {
      caret.current = next.length;
      setText(next);
    },
    insert: (put) => {
      const { start, end } = selection();
      change(start, end, put);
    },
    erase: () => {
      const { start, end } = selection();
      change(start === end ? Math.max(0, start - 1) : start, end, "");
    },
  };
}

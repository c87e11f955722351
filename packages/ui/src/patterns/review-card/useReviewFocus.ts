import { useEffect, useRef } from "react";
import type { RefObject } from "react";

export interface ReviewFocus {
  readonly promptRef: RefObject<HTMLHeadingElement | null>;
  readonly answerRef: RefObject<HTMLDivElement | null>;
}

/**
 * Follows the learner: the pressed button is gone after it was pressed, so the focus goes to the
 * answer that came, or to the prompt of the next card. It stays where it is when the screen opens.
 */
export function useReviewFocus(cardId: string, revealed: boolean): ReviewFocus {
  const promptRef = useRef<HTMLHeadingElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const shown = useRef({ cardId, revealed });
  useEffect(() => {
    const before = shown.current;
    shown.current = { cardId, revealed };
    if (before.cardId !== cardId) promptRef.current?.focus();
    else if (!before.revealed && revealed) answerRef.current?.focus();
  }, [cardId, revealed]);
  return { promptRef, answerRef };
}

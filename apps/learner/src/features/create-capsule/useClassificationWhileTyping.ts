import { useEffect, useEffectEvent, useRef } from "react";
import { textToClassify } from "./creation-state.ts";
import type { Creation } from "./useCreation.ts";

/** A pause of so long means that a thought is written down. */
const pause = 600;

/**
 * Has the topic recognised as it is typed. One question at a time: what was typed meanwhile is asked for
 * when the answer is there. What could not be looked at is not asked for again by itself.
 */
export function useClassificationWhileTyping(creation: Creation, enabled: boolean): void {
  const asked = useRef<string | null>(null);
  const text = enabled && !creation.isClassifying ? textToClassify(creation.state) : null;
  const classify = useEffectEvent(() => {
    asked.current = text;
    void creation.classify();
  });
  useEffect(() => {
    if (text === null || text === asked.current) return undefined;
    const timer = setTimeout(() => classify(), pause);
    return () => clearTimeout(timer);
  }, [text]);
}

import { useEffect, useEffectEvent } from "react";
import { textToClassify } from "./creation-state.ts";
import type { Creation } from "./useCreation.ts";

/** A pause of so long means that a thought is written down. */
const pause = 600;

/** Has the topic recognised as it is typed; what is asked for already counts until the text changes. */
export function useClassificationWhileTyping(creation: Creation, enabled: boolean): void {
  const text = enabled ? textToClassify(creation.state) : null;
  const classify = useEffectEvent(() => {
    void creation.classify();
  });
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => classify(), pause);
    return () => clearTimeout(timer);
  }, [text]);
}

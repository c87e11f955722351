import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";

interface News {
  readonly number: number;
  readonly what: ReactNode;
}

/** A polite live region, and the way to say something in it. What is said again is heard again. */
export function useAnnouncements(): readonly [ReactNode, (what: ReactNode) => void] {
  const [{ number, what }, setNews] = useState<News>({ number: 0, what: null });
  const announce = useCallback((next: ReactNode) => {
    setNews((last) => ({ number: last.number + 1, what: next }));
  }, []);
  const region = useMemo(
    () => (
      <VisuallyHidden as="div">
        <div role="status">{what === null ? null : <p key={number}>{what}</p>}</div>
      </VisuallyHidden>
    ),
    [number, what],
  );
  return [region, announce];
}

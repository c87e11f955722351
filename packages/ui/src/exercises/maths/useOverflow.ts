import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether what an element holds is wider than it is: then the keyboard has to reach it to scroll. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    // The observer tells a frame later, and who uses keys may be there before.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

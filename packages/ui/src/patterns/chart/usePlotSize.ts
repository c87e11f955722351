import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export interface PlotSize {
  readonly plotRef: RefObject<HTMLDivElement | null>;
  /** In CSS pixels; 0 until it was measured. */
  readonly width: number;
  readonly height: number;
}

/** Follows the size of the element that a plot fills, so that its letters are never stretched. */
export function usePlotSize(): PlotSize {
  const plotRef = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = plotRef.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { plotRef, ...size };
}

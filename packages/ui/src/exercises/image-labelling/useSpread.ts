import type { Hotspot } from "@alambic/contract";
import { spreadPoints } from "@alambic/domain/exercises/image-labelling";
import type { Point } from "@alambic/domain/exercises/image-labelling";
import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** A finger's width, in rem. */
const finger = 2.75;
const whole = 1000;

interface Size extends Point {
  readonly rem: number;
}

/** Keeps points a finger apart on a picture that changes its size. Points are in per mille of it. */
export function useSpread(
  hotspots: readonly Hotspot[],
): readonly [RefObject<HTMLDivElement | null>, readonly Point[]] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ x: element.clientWidth, y: element.clientHeight, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (size === null || size.x === 0 || size.y === 0) return [ref, hotspots];
  const [across, down] = [size.x / whole, size.y / whole];
  const points = hotspots.map(({ x, y }) => ({ x: x * across, y: y * down }));
  const spread = spreadPoints(points, size, finger * size.rem);
  return [ref, spread.map(({ x, y }) => ({ x: x / across, y: y / down }))];
}

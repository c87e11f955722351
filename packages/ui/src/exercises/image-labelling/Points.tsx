import type { Hotspot } from "@alambic/contract";
import type { MouseEvent } from "react";
import type { Placing } from "../placement/usePlacement.ts";
import { Marker } from "./Marker.tsx";
import { leader, leaders, points } from "./Points.css.ts";
import { useSpread } from "./useSpread.ts";

export interface PointsProps {
  readonly placing: Placing;
  readonly hotspots: readonly Hotspot[];
}

/**
 * The numbered points of a picture, a finger apart however small it is drawn: a pointer's way to the
 * list of places, which is read and walked through in their stead. Focus goes there too.
 */
export function Points({ placing, hotspots }: PointsProps) {
  const { open, boardRef } = placing;
  const [ref, spread] = useSpread(hotspots);
  const focusPlace = (event: MouseEvent) => {
    event.preventDefault();
    const point = event.target instanceof Element ? event.target.closest("[data-place]") : null;
    const place = point?.getAttribute("data-place");
    boardRef.current
      ?.querySelector<HTMLElement>(`button[data-place="${place}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-open={open || undefined}
      className={points}
      onMouseDown={focusPlace}
    >
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" className={leaders}>
        {hotspots.map((hotspot, at) => {
          const { x, y } = spread[at] ?? hotspot;
          return (
            <line key={hotspot.id} x1={hotspot.x} y1={hotspot.y} x2={x} y2={y} className={leader} />
          );
        })}
      </svg>
      {hotspots.map((hotspot, at) => (
        <Marker
          key={hotspot.id}
          placing={placing}
          place={hotspot.id}
          number={at + 1}
          at={spread[at] ?? hotspot}
        />
      ))}
    </div>
  );
}

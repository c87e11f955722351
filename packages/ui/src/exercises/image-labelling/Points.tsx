import type { Hotspot } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { Placing } from "../placement/usePlacement.tsx";
import { Marker } from "./Marker.tsx";
import { leader, leaders, points } from "./Points.css.ts";
import { useSpread } from "./useSpread.ts";

export interface PointsProps {
  readonly placing: Placing;
  readonly hotspots: readonly Hotspot[];
}

/** The numbered points of a picture, a finger apart however small it is drawn. */
export function Points({ placing, hotspots }: PointsProps) {
  const { t } = useI18n();
  const [ref, spread] = useSpread(hotspots);
  return (
    <div ref={ref} role="group" aria-label={t("placement.markers")} className={points}>
      <svg
        aria-hidden="true"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className={leaders}
      >
        {hotspots.map((hotspot, at) => {
          const { x, y } = spread[at] ?? hotspot;
          return (
            <line key={hotspot.id} x1={hotspot.x} y1={hotspot.y} x2={x} y2={y} className={leader} />
          );
        })}
      </svg>
      {hotspots.map((hotspot, at) => {
        const place = placing.places[at];
        return place === undefined ? null : (
          <Marker
            key={hotspot.id}
            placing={placing}
            place={place}
            number={at + 1}
            at={spread[at] ?? hotspot}
          />
        );
      })}
    </div>
  );
}

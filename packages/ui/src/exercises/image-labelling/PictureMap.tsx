import type { Hotspot, LabelledPicture } from "@alambic/contract";
import type { Point } from "@alambic/domain/exercises/image-labelling";
import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import type { Placing } from "../placement/usePlacement.tsx";
import { missing } from "../picture/Picture.css.ts";
import { usePictureAddress } from "../picture/PictureProvider.tsx";
import { Marker } from "./Marker.tsx";
import { frame, image, leader, leaders } from "./PictureMap.css.ts";
import { useSpread } from "./useSpread.ts";

export interface PictureMapProps {
  readonly placing: Placing;
  readonly picture: LabelledPicture;
  readonly hotspots: readonly Hotspot[];
}

const centre: Point = { x: 500, y: 500 };

/** The picture with its numbered points, a finger apart however small it is drawn. */
export function PictureMap({ placing, picture, hotspots }: PictureMapProps) {
  const { t } = useI18n();
  const [ref, spread] = useSpread(hotspots);
  const { width, height } = sizeOf(picture);
  return (
    <div ref={ref} data-nearest="" className={frame}>
      <Image picture={picture} width={width} height={height} />
      <svg
        aria-hidden="true"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className={leaders}
      >
        {hotspots.map(({ id, x, y }, at) => {
          const marker: Point = spread[at] ?? { x, y };
          return <line key={id} x1={x} y1={y} x2={marker.x} y2={marker.y} className={leader} />;
        })}
      </svg>
      <div role="group" aria-label={t("placement.markers")}>
        {placing.places.map((place, at) => (
          <Marker
            key={place.id}
            placing={placing}
            place={place}
            number={at + 1}
            at={spread[at] ?? centre}
          />
        ))}
      </div>
    </div>
  );
}

interface ImageProps {
  readonly picture: LabelledPicture;
  readonly width: number;
  readonly height: number;
}

function Image({ picture, width, height }: ImageProps) {
  const shipped = usePictureAddress(picture.type === "shipped" ? picture.name : "");
  const [failed, setFailed] = useState(false);
  const address =
    picture.type === "shipped" ? shipped : `data:${picture.media_type};base64,${picture.base64}`;
  if (failed) return <span className={missing}>{picture.alt}</span>;
  return (
    <img
      src={address}
      alt={picture.alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className={image}
      onError={() => setFailed(true)}
    />
  );
}

/** Shipped pictures are square. */
function sizeOf(picture: LabelledPicture): { readonly width: number; readonly height: number } {
  return picture.type === "embedded" ? picture : { width: 360, height: 360 };
}

import type { Hotspot, LabelledPicture } from "@alambic/contract";
import { useRef } from "react";
import { late } from "../late.ts";
import { Later } from "../Later.tsx";
import { usePictureAddress } from "../picture/PictureProvider.tsx";
import type { Placing } from "../placement/usePlacement.tsx";
import { frame, image } from "./PictureMap.css.ts";

/** They mean nothing before the picture is there: they come while it loads. */
export const laterPoints = late(() => import("./PicturePoints.tsx"));

export interface PictureMapProps {
  readonly placing: Placing;
  readonly picture: LabelledPicture;
  readonly hotspots: readonly Hotspot[];
}

const square = { width: 360, height: 360 };

/** The picture, with its numbered points as soon as both are there. */
export function PictureMap({ placing, picture, hotspots }: PictureMapProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const isShipped = picture.type === "shipped";
  const shipped = usePictureAddress(isShipped ? picture.name : "");
  const { width, height } = isShipped ? square : picture;
  return (
    <div data-nearest="" className={frame}>
      <img
        ref={imageRef}
        src={isShipped ? shipped : `data:${picture.media_type};base64,${picture.base64}`}
        alt={picture.alt}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        className={image}
      />
      <Later part={laterPoints} meanwhile={<span aria-busy="true" />}>
        {({ PicturePoints }) => (
          <PicturePoints
            placing={placing}
            hotspots={hotspots}
            imageRef={imageRef}
            alt={picture.alt}
          />
        )}
      </Later>
    </div>
  );
}

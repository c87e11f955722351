import type { Hotspot, LabelledPicture } from "@alambic/contract";
import { useState } from "react";
import { late } from "../late.ts";
import { Later } from "../Later.tsx";
import { missing } from "../picture/Picture.css.ts";
import { usePictureAddress } from "../picture/PictureProvider.tsx";
import type { Placing } from "../placement/usePlacement.tsx";
import { frame, image } from "./PictureMap.css.ts";

/** They mean nothing before the picture is there: they come while it loads. */
export const laterPoints = late(() => import("./Points.tsx"));

export interface PictureMapProps {
  readonly placing: Placing;
  readonly picture: LabelledPicture;
  readonly hotspots: readonly Hotspot[];
}

/** The picture, with its numbered points as soon as both are there. */
export function PictureMap({ placing, picture, hotspots }: PictureMapProps) {
  const shipped = usePictureAddress(picture.type === "shipped" ? picture.name : "");
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const address =
    picture.type === "shipped" ? shipped : `data:${picture.media_type};base64,${picture.base64}`;
  return (
    <div data-nearest="" className={frame}>
      {state === "failed" ? (
        <span className={missing}>{picture.alt}</span>
      ) : (
        <img
          src={address}
          alt={picture.alt}
          {...sizeOf(picture)}
          decoding="async"
          draggable={false}
          className={image}
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
        />
      )}
      <Later part={laterPoints} meanwhile={coming}>
        {({ Points }) =>
          state === "loading"
            ? coming
            : state === "shown" && <Points placing={placing} hotspots={hotspots} />
        }
      </Later>
    </div>
  );
}

const coming = <span aria-busy="true" />;

/** Shipped pictures are square. */
function sizeOf(picture: LabelledPicture): { readonly width: number; readonly height: number } {
  const { width, height } = picture.type === "embedded" ? picture : { width: 360, height: 360 };
  return { width, height };
}

import type { ImageLabellingContent } from "@alambic/contract";
import { lazy } from "../lazy.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { usePictureAddress } from "../picture/PictureProvider.tsx";
import type { Placing } from "../placement/usePlacement.ts";
import { frame, image } from "./ImageLabelling.css.ts";

/** They mean nothing before the picture is there: they come while it loads. */
export const laterPoints = lazy(() => import("./PicturePoints.tsx"));

export interface PictureMapProps {
  readonly placing: Placing;
  readonly content: ImageLabellingContent;
}

const square = { width: 360, height: 360 };

/** The picture, with its numbered points as soon as both are there. */
export function PictureMap({ placing, content }: PictureMapProps) {
  const { picture } = content;
  const isShipped = picture.type === "shipped";
  const shipped = usePictureAddress(isShipped ? picture.name : "");
  const { width, height } = isShipped ? square : picture;
  return (
    <div data-nearest="" className={frame}>
      <img
        src={isShipped ? shipped : `data:${picture.media_type};base64,${picture.base64}`}
        alt={picture.alt}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        className={image}
      />
      <WhenLoaded part={laterPoints} meanwhile={<span aria-busy />}>
        {({ PicturePoints }) => <PicturePoints placing={placing} content={content} />}
      </WhenLoaded>
    </div>
  );
}

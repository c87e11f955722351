import type { ImageLabellingContent, ImageLabellingResponse } from "@alambic/contract";
import { placementOf, responseOf } from "@alambic/domain/exercises/image-labelling";
import { useI18n } from "@alambic/i18n/react";
import { useMemo } from "react";
import { partOf } from "../placement/partOf.tsx";
import type { PlacementPart } from "../placement/partOf.tsx";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import { Pool } from "../placement/Pool.tsx";
import { Slot } from "../placement/Slot.tsx";
import { usePlacement } from "../placement/usePlacement.ts";
import type { KindProps } from "../renderer.ts";
import { description, number, row, rows } from "./ImageLabelling.css.ts";
import { PictureMap } from "./PictureMap.tsx";

/** A picture with numbered points, and a list of the same points, either of which takes the labels. */
export function ImageLabelling(props: KindProps<ImageLabellingContent, ImageLabellingResponse>) {
  const { content, response, onChange } = props;
  const { t, number: format } = useI18n();
  const places = content.hotspots.map(({ id, description: words }, at): PlacementPart => {
    const label = t("placement.marker", { number: at + 1, description: words });
    return { id, label, content: label };
  });
  const items = useMemo(() => content.labels.map(partOf), [content]);
  const placing = usePlacement({
    ...props,
    placement: placementOf(content, response),
    places,
    items,
    kind: "point",
    onPlace: (next) => onChange(responseOf(next)),
  });
  return (
    <PlacementBoard placing={placing}>
      <PictureMap placing={placing} content={content} />
      <ol className={rows}>
        {content.hotspots.map(({ id, description: words }, at) => (
          <li key={id} data-drop={id} className={row}>
            <span aria-hidden className={number}>
              {format(at + 1)}
            </span>
            <span className={description}>{words}</span>
            <Slot placing={placing} place={id} />
          </li>
        ))}
      </ol>
      <Pool placing={placing} />
    </PlacementBoard>
  );
}

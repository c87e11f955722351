import type { ImageLabellingContent } from "@alambic/contract";
import { useEffect, useState } from "react";
import type { Placing } from "../placement/usePlacement.ts";
import { Points } from "./Points.tsx";
import { words } from "./Points.css.ts";

export interface PicturePointsProps {
  readonly placing: Placing;
  readonly content: ImageLabellingContent;
}

/** The points of a picture once it is there; where it does not arrive, its words in its place. */
export function PicturePoints({ placing, content }: PicturePointsProps) {
  const [isThere, setThere] = useState<boolean | null>(null);
  const { boardRef } = placing;
  useEffect(() => {
    const picture = boardRef.current?.querySelector<HTMLImageElement>("[data-nearest] > img");
    let isGone = false;
    const end = (how: boolean) => () => isGone || setThere(how);
    picture?.decode().then(end(true), end(false));
    return () => {
      isGone = true;
    };
  }, [boardRef]);
  if (isThere === null) return <span aria-busy="true" />;
  if (!isThere) return <span className={words}>{content.picture.alt}</span>;
  return <Points placing={placing} hotspots={content.hotspots} />;
}

import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { Points } from "./Points.tsx";
import type { PointsProps } from "./Points.tsx";
import { words } from "./Points.css.ts";

export interface PicturePointsProps extends PointsProps {
  readonly imageRef: RefObject<HTMLImageElement | null>;
  /** What the picture shows, in words. */
  readonly alt: string;
}

/** The points of a picture once it is there; where it does not arrive, its words in its place. */
export function PicturePoints({ imageRef, alt, ...points }: PicturePointsProps) {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    const end = (how: boolean) => () => isGone || setThere(how);
    imageRef.current?.decode().then(end(true), end(false));
    return () => {
      isGone = true;
    };
  }, [imageRef]);
  if (isThere === null) return <span aria-busy="true" />;
  return isThere ? <Points {...points} /> : <span className={words}>{alt}</span>;
}

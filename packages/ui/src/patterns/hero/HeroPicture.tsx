import type { ReactNode } from "react";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { StillPicture } from "../../primitives/illustration/StillPicture.tsx";
import { note as noteClass, picture, pictureHead } from "./Hero.css.ts";

export interface HeroPictureProps {
  /** The capsule that is shown, and how long it is. */
  readonly chip: string;
  /** A `MoleculePicture`. */
  readonly children: ReactNode;
  /** What the picture cannot show, in a sentence or two. */
  readonly note: ReactNode;
}

/** A capsule as it lies on the table. */
export function HeroPicture({ chip, children, note }: HeroPictureProps) {
  return (
    <div className={picture}>
      <div className={pictureHead}>
        <Chip tone="accent">{chip}</Chip>
        <StillPicture size="small" />
      </div>
      {children}
      <p className={noteClass}>{note}</p>
    </div>
  );
}

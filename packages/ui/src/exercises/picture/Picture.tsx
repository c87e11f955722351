import type { Picture as PictureValue } from "@alambic/contract";
import { useState } from "react";
import { missing, picture } from "./Picture.css.ts";
import type { PictureSize } from "./Picture.css.ts";
import { usePictureAddress } from "./PictureProvider.tsx";

export interface PictureProps {
  readonly picture: PictureValue;
  readonly size?: PictureSize | undefined;
}

/** A picture of the shipped set; where it does not arrive, its words stand in its place. */
export function Picture({ picture: { name, alt }, size = "medium" }: PictureProps) {
  const address = usePictureAddress(name);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === address && alt !== "") return <span className={missing}>{alt}</span>;
  return (
    <img
      src={address}
      alt={alt}
      width={144}
      height={144}
      decoding="async"
      draggable={false}
      className={picture({ size })}
      onError={() => setFailed(address)}
    />
  );
}

import { illustration } from "./Illustration.css.ts";
import type { IllustrationProps } from "./Illustration.tsx";
import { Still } from "./Still.tsx";

export type StillPictureProps = Pick<IllustrationProps, "size">;

/** The still alone, for first loads that show no other drawing. The same as `Illustration`'s. */
export function StillPicture({ size = "medium" }: StillPictureProps) {
  return (
    <svg
      viewBox="0 0 160 122"
      aria-hidden="true"
      focusable="false"
      className={illustration({ size })}
    >
      <Still working={false} />
    </svg>
  );
}

import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { meter, note as noteClass, words } from "./QuotaMeter.css.ts";

export interface QuotaMeterProps {
  readonly used: number;
  /** Null where there is no limit: then only the words stand. */
  readonly limit: number | null;
  /** The same in words. */
  readonly text: string;
  /** When more come, or how to get more. */
  readonly note?: string | undefined;
}

/** How much of a month's allowance is used. */
export function QuotaMeter({ used, limit, text, note }: QuotaMeterProps) {
  return (
    <div className={meter}>
      <p className={words}>{text}</p>
      {limit === null ? null : (
        <ProgressBar label={text} value={used} max={limit} valueText={text} size="small" />
      )}
      {note === undefined ? null : <p className={noteClass}>{note}</p>}
    </div>
  );
}

/** Holds the place of a meter, as wide as it, so that nothing around it moves when it comes. */
export function QuotaMeterSkeleton() {
  return (
    <div className={meter}>
      <SkeletonRegion>
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonRegion>
    </div>
  );
}

import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { figure, label as labelClass, place, row, stat } from "./StatRow.css.ts";

export interface Stat {
  /** The figure, formatted for the language. */
  readonly value: string;
  readonly label: string;
  /** Marks the one figure to be proud of. */
  readonly accent?: boolean | undefined;
}

export interface StatRowProps {
  /** Four at the most. */
  readonly stats: readonly Stat[];
}

/** A few figures with their words. */
export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className={row}>
      {stats.map(({ value, label, accent = false }) => (
        <div key={label} className={stat}>
          <dt className={labelClass}>{label}</dt>
          <dd className={figure({ accent })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Holds the place of the figures. */
export function StatRowSkeleton() {
  return (
    <SkeletonRegion>
      <div className={row}>
        {["a", "b", "c"].map((key) => (
          <div key={key} className={place}>
            <Skeleton shape="heading" width="half" />
            <Skeleton />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

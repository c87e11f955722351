import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { RefreshCw } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { failed, figure, label as labelClass, place, row, stat } from "./StatRow.css.ts";

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

export interface StatRowErrorProps {
  /** Which figures could not be loaded, and that they are kept. */
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
}

/** Stands where the figures could not be loaded: a quiet line, for nothing waits for them. */
export function StatRowError({ text, onRetry }: StatRowErrorProps) {
  const { t } = useI18n();
  return (
    <div role="status" className={failed}>
      <p className={labelClass}>{text}</p>
      {onRetry === undefined ? null : (
        <Button variant="quiet" size="small" icon={RefreshCw} onPress={onRetry}>
          {t("kit.retry")}
        </Button>
      )}
    </div>
  );
}

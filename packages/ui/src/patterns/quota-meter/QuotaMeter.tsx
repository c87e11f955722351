import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { RefreshCw } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { failed, meter, note as noteClass, words } from "./QuotaMeter.css.ts";

export interface QuotaMeterProps {
  /** How much of it is used. */
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
        <ProgressBar
          label={text}
          value={used}
          max={limit}
          valueText={text}
          size="small"
          tone="quiet"
        />
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

export interface QuotaMeterErrorProps {
  /** What could not be loaded, and that nothing is lost by it. */
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
}

/** Stands where the allowance could not be loaded: a quiet line, for nothing waits for it. */
export function QuotaMeterError({ text, onRetry }: QuotaMeterErrorProps) {
  const { t } = useI18n();
  return (
    <div role="status" className={failed}>
      <p className={noteClass}>{text}</p>
      {onRetry === undefined ? null : (
        <Button variant="quiet" size="small" icon={RefreshCw} onPress={onRetry}>
          {t("kit.retry")}
        </Button>
      )}
    </div>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Details } from "../../primitives/details/Details.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { RefreshCw } from "../../primitives/icon/icons.ts";
import { useLazyPart } from "../../primitives/lazy-part/useLazyPart.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Table } from "../../primitives/table/Table.tsx";
import type { TableProps } from "../../primitives/table/Table.tsx";
import type { LoadPlot } from "./plot-props.ts";
import { empty, figure, frame, head, summary as summaryClass } from "./ChartFigure.css.ts";

export interface ChartFigureProps<Plot extends object> {
  readonly title: string;
  /** What the chart says, in a sentence. */
  readonly summary: string;
  readonly headingLevel: HeadingLevel;
  /** Figures to be seen before the plot. */
  readonly aside?: ReactNode;
  /** Loads what draws the figures once they are shown; the drawing is decoration beside the table. */
  readonly loadPlot: LoadPlot<Plot>;
  /** What is drawn. */
  readonly plot: Plot;
  /** The same figures as a table. */
  readonly table: TableProps;
}

/** A plot with its sentence before it and its table behind it. */
export function ChartFigure<Plot extends object>(props: ChartFigureProps<Plot>) {
  const { title, summary, headingLevel, aside, loadPlot, plot, table } = props;
  const { t } = useI18n();
  const titleId = useId();
  const drawn = useLazyPart(loadPlot);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={figure}>
        <div className={head}>
          <Heading level={headingLevel} size="title" id={titleId}>
            {title}
          </Heading>
          <p className={summaryClass}>{summary}</p>
        </div>
        {aside}
        {drawn.kind === "failed" ? (
          <Undrawn onRetry={drawn.onRetry} table={table} />
        ) : (
          <>
            <div aria-hidden="true" className={frame}>
              {drawn.kind === "ready" ? <drawn.part {...plot} /> : <Skeleton shape="card" />}
            </div>
            <Details summary={t("learning.chart.figures")}>
              <Table {...table} />
            </Details>
          </>
        )}
      </div>
    </Card>
  );
}

interface UndrawnProps {
  readonly onRetry: () => void;
  readonly table: TableProps;
}

/** Says that the drawing did not come, and has the figures at hand all the same. */
function Undrawn({ onRetry, table }: UndrawnProps) {
  const { t } = useI18n();
  return (
    <>
      <Banner
        tone="info"
        announcement="polite"
        actions={
          <Button variant="secondary" size="small" icon={RefreshCw} onPress={onRetry}>
            {t("kit.retry")}
          </Button>
        }
      >
        {t("learning.chart.undrawn")}
      </Banner>
      <Table {...table} />
    </>
  );
}

/** Holds the place of a chart. */
export function ChartSkeleton() {
  return (
    <Card>
      <SkeletonRegion>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton shape="card" />
        <Skeleton shape="button" width="third" />
      </SkeletonRegion>
    </Card>
  );
}

export interface ChartEmptyProps {
  /** What the chart would show. */
  readonly title: string;
  readonly headingLevel: HeadingLevel;
  /** What chooses other figures, which may be enough. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** Stands where there is too little to draw. */
export function ChartEmpty({ title, headingLevel, controls, children }: ChartEmptyProps) {
  return (
    <Card>
      {controls}
      <div className={empty}>
        <EmptyState level={headingLevel} title={title}>
          {children}
        </EmptyState>
      </div>
    </Card>
  );
}

/** Stands where the figures could not be loaded. */
export function ChartError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <Card>
      <ErrorState title={t("learning.chart.failed")} onRetry={onRetry}>
        {t("learning.chart.failedText")}
      </ErrorState>
    </Card>
  );
}

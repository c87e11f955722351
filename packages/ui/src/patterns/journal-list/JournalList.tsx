import { useI18n } from "@alambic/i18n/react";
import { Fragment, useId } from "react";
import type { ReactNode, Ref } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { levelBelow } from "../../primitives/heading/levelBelow.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Toolbar } from "../toolbar/Toolbar.tsx";
import { capitalised } from "./capitalised.ts";
import { JournalCard } from "./JournalCard.tsx";
import type { JournalItem } from "./JournalCard.tsx";

export type JournalListContent =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Why, and what to do. */
      readonly problem: ReactNode;
      readonly onRetry: () => void;
    }
  | {
      readonly kind: "ready";
      /** Newest first. */
      readonly entries: readonly JournalItem[];
      /** How many there are in all. */
      readonly total: number;
      /** Words are looked for, so that finding nothing does not mean that nothing was written. */
      readonly isSearched: boolean;
      /** Shows earlier ones, where there are some. */
      readonly onMore?: (() => void) | undefined;
    };

export interface JournalListProps {
  readonly content: JournalListContent;
  /** The level of its heading; the months’ are one below, and the entries’ two. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** A `SearchField` that narrows it. */
  readonly search: ReactNode;
  /** Told which entry is to go. */
  readonly onRemove: (id: string) => void;
  /** Its heading, which takes the focus when an entry goes with the button that was pressed. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** What was written in the journal before, newest first, each month under its name. */
export function JournalList(props: JournalListProps) {
  const { content, headingLevel = 2, search, onRemove, titleRef } = props;
  const { t, date } = useI18n();
  const monthOf = (entry: JournalItem | undefined) =>
    entry && date(entry.writtenAt, { month: "long", year: "numeric" });
  const titleId = useId();
  const level = levelBelow[headingLevel];
  const isReady = content.kind === "ready";
  return (
    <Stack as="section" gap="medium" labelledBy={titleId}>
      <Heading level={headingLevel} size="title" id={titleId} focusable ref={titleRef}>
        {t("journal.recent")}
      </Heading>
      {isReady && content.total === 0 && !content.isSearched ? (
        <EmptyState level={level} title={t("journal.noneTitle")}>
          {t("journal.noneText")}
        </EmptyState>
      ) : (
        <Toolbar
          search={search}
          count={isReady ? t("journal.count", { count: content.total }) : undefined}
        />
      )}
      {content.kind === "failed" ? (
        <ErrorState level={level} title={t("journal.loadFailed")} onRetry={content.onRetry}>
          {content.problem}
        </ErrorState>
      ) : null}
      {content.kind === "loading" ? (
        <SkeletonRegion>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </SkeletonRegion>
      ) : null}
      {isReady
        ? content.entries.map((entry, place) => {
            const month = monthOf(entry);
            const isFirst = month !== monthOf(content.entries[place - 1]);
            return (
              <Fragment key={entry.id}>
                {isFirst && month !== undefined ? (
                  <Heading level={level} size="large">
                    {capitalised(month)}
                  </Heading>
                ) : null}
                <JournalCard
                  entry={entry}
                  headingLevel={levelBelow[level]}
                  onRemove={() => onRemove(entry.id)}
                />
              </Fragment>
            );
          })
        : null}
      {isReady && content.onMore !== undefined ? (
        <Button variant="secondary" onPress={content.onMore}>
          {t("journal.earlier")}
        </Button>
      ) : null}
    </Stack>
  );
}

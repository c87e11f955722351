import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Toolbar } from "../toolbar/Toolbar.tsx";
import { NoteRow } from "./NoteRow.tsx";
import type { NoteItem } from "./NoteRow.tsx";

export type NoteListContent =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Why, and what to do. */
      readonly problem: ReactNode;
      readonly onRetry: () => void;
    }
  | {
      readonly kind: "ready";
      /** Those changed last first. */
      readonly notes: readonly NoteItem[];
      /** How many there are in all. */
      readonly total: number;
      /** Words are looked for, so that finding nothing does not mean that nothing was written. */
      readonly isSearched: boolean;
      /** Shows earlier ones, where there are some. */
      readonly onMore?: (() => void) | undefined;
    };

export interface NoteListProps {
  readonly content: NoteListContent;
  /** The level of the notes’ headings. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** A `SearchField` that narrows it. */
  readonly search: ReactNode;
  /** Told which note is to be opened. */
  readonly onOpen: (id: string) => void;
}

/** The notes of a learner, those changed last first. */
export function NoteList({ content, headingLevel = 2, search, onOpen }: NoteListProps) {
  const { t } = useI18n();
  if (content.kind === "failed") {
    return (
      <ErrorState level={headingLevel} title={t("notes.loadFailed")} onRetry={content.onRetry}>
        {content.problem}
      </ErrorState>
    );
  }
  if (content.kind === "loading") {
    return (
      <SkeletonRegion>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const { notes, total, isSearched, onMore } = content;
  if (total === 0 && !isSearched) {
    return (
      <EmptyState level={headingLevel} title={t("notes.noneTitle")}>
        {t("notes.noneText")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="medium">
      <Toolbar search={search} count={t("notes.count", { count: total })} />
      {notes.map((note) => (
        <NoteRow
          key={note.id}
          note={note}
          headingLevel={headingLevel}
          onOpen={() => onOpen(note.id)}
        />
      ))}
      {onMore === undefined ? null : (
        <Button variant="secondary" onPress={onMore}>
          {t("notes.more")}
        </Button>
      )}
    </Stack>
  );
}

import { useListNotes } from "@alambic/api-client/notes";
import type { NoteSummary } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { SearchField } from "@alambic/ui/SearchField";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Toolbar } from "@alambic/ui/Toolbar";
import { useDeferredValue, useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";

export interface NoteShelfProps {
  /** Only the notes of this lesson; null for all. */
  readonly moleculeId: string | null;
  readonly onOpen: (noteId: string) => void;
}

/** The notes of a member, those changed last first, searched as one types. */
export function NoteShelf({ moleculeId, onOpen }: NoteShelfProps) {
  const { t } = useI18n();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const notes = useListNotes({
    ...(search === "" ? {} : { search }),
    ...(moleculeId === null ? {} : { molecule_id: moleculeId }),
  });
  if (notes.status === "failed") {
    return (
      <ErrorState level={2} title={t("notes.loadFailed")} onRetry={() => void notes.refresh()}>
        <ProblemText failure={notes.failure} />
      </ErrorState>
    );
  }
  if (notes.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const { items, total, hasMore } = notes.data;
  if (total === 0 && search === "") {
    return (
      <EmptyState level={2} title={t("notes.noneTitle")}>
        {t("notes.noneText")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="medium">
      <Toolbar
        search={
          <SearchField
            label={t("notes.search")}
            placeholder={t("notes.search")}
            value={words}
            onChange={setWords}
          />
        }
        count={t("notes.count", { count: total })}
      />
      {items.map((note) => (
        <NoteRow key={note.id} note={note} onOpen={() => onOpen(note.id)} />
      ))}
      {hasMore ? (
        <Button variant="secondary" onPress={notes.showMore}>
          {t("notes.more")}
        </Button>
      ) : null}
    </Stack>
  );
}

interface NoteRowProps {
  readonly note: NoteSummary;
  readonly onOpen: () => void;
}

function NoteRow({ note, onOpen }: NoteRowProps) {
  const { t, date } = useI18n();
  const { id, title, excerpt, updated_at, lesson, conflict_of } = note;
  const titleId = `note-${id}`;
  const day = date(new Date(updated_at), { dateStyle: "medium" });
  return (
    <Card as="article" padding="even" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size="large" id={titleId}>
          {title === "" ? t("notes.untitled") : title}
        </Heading>
        {excerpt === "" ? null : <Text>{excerpt}</Text>}
        <Inline justify="between" gap="small">
          <Inline gap="small">
            <Text tone="second" size="small">
              {lesson === null ? day : t("notes.beside", { day, lesson: lesson.title })}
            </Text>
            {conflict_of === null ? null : <Chip tone="warning">{t("notes.version")}</Chip>}
          </Inline>
          <Button variant="secondary" size="small" describedBy={titleId} onPress={onOpen}>
            {t("notes.open")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

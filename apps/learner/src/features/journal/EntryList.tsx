import {
  useCreateJournalEntry,
  useDeleteJournalEntry,
  useListJournalEntries,
} from "@alambic/api-client/journal";
import type { JournalEntry } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { SearchField } from "@alambic/ui/SearchField";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Toolbar } from "@alambic/ui/Toolbar";
import { useDeferredValue, useRef, useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { EntryCard } from "./EntryCard.tsx";

/** What was written before, newest first. */
export function EntryList() {
  const { t } = useI18n();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const entries = useListJournalEntries(search === "" ? {} : { search });
  const remove = useDeleteJournalEntry();
  const create = useCreateJournalEntry();
  const title = useRef<HTMLHeadingElement>(null);

  const restore = async (entry: JournalEntry) => {
    const { id, mood, content, written_at, capsule, lesson } = entry;
    const restored = await create.run({
      id,
      mood,
      title: entry.title,
      content,
      written_at,
      capsule_id: capsule?.id ?? null,
      molecule_id: lesson?.id ?? null,
    });
    if (restored.ok) notify({ tone: "right", about: id, text: t("journal.restored") });
    else {
      notify({
        tone: "wrong",
        about: id,
        text: t("journal.saveFailed"),
        stays: true,
        action: { label: t("journal.undo"), onPress: () => void restore(entry) },
      });
    }
  };

  const drop = async (entry: JournalEntry) => {
    const removed = await remove.run({ entry_id: entry.id });
    if (!removed.ok) {
      notify({ tone: "wrong", about: entry.id, text: t("journal.removeFailed") });
      return;
    }
    // The button that was pressed goes with its entry.
    title.current?.focus();
    notify({
      tone: "info",
      about: entry.id,
      text: t("journal.removed"),
      action: { label: t("journal.undo"), onPress: () => void restore(entry) },
    });
  };

  const isKnown = entries.status === "ready";
  return (
    <Stack as="section" gap="medium" labelledBy="journal-recent">
      <Heading level={2} size="title" id="journal-recent" focusable ref={title}>
        {t("journal.recent")}
      </Heading>
      {isKnown && entries.data.total === 0 && search === "" ? (
        <EmptyState level={3} title={t("journal.noneTitle")}>
          {t("journal.noneText")}
        </EmptyState>
      ) : (
        <Toolbar
          search={<SearchField label={t("journal.search")} value={words} onChange={setWords} />}
          count={isKnown ? t("journal.count", { count: entries.data.total }) : undefined}
        />
      )}
      {entries.status === "failed" ? (
        <ErrorState
          level={3}
          title={t("journal.loadFailed")}
          onRetry={() => void entries.refresh()}
        >
          <ProblemText failure={entries.failure} />
        </ErrorState>
      ) : null}
      {entries.status === "loading" ? (
        <SkeletonRegion>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </SkeletonRegion>
      ) : null}
      {isKnown ? (
        <>
          {entries.data.items.map((entry) => (
            <EntryCard key={entry.id} entry={entry} onRemove={() => void drop(entry)} />
          ))}
          {entries.data.hasMore ? (
            <Button variant="secondary" onPress={entries.showMore}>
              {t("journal.earlier")}
            </Button>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}

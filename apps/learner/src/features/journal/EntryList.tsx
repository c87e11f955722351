import {
  useCreateJournalEntry,
  useDeleteJournalEntry,
  useListJournalEntries,
} from "@alambic/api-client/journal";
import type { JournalEntry } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { JournalList } from "@alambic/ui/JournalList";
import type { JournalItem, JournalListContent } from "@alambic/ui/JournalList";
import { SearchField } from "@alambic/ui/SearchField";
import { useDeferredValue, useRef, useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { paths } from "../../shared/routing/paths.ts";
import { unanswered } from "../../shared/screen/unanswered.tsx";

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

  const dropOne = (entryId: string) => {
    const entry = entries.status === "ready" && entries.data.items.find(({ id }) => id === entryId);
    if (entry) void drop(entry);
  };
  return (
    <JournalList
      content={contentOf(entries, search !== "")}
      search={<SearchField label={t("journal.search")} value={words} onChange={setWords} />}
      titleRef={title}
      onRemove={dropOne}
    />
  );
}

function contentOf(
  entries: ReturnType<typeof useListJournalEntries>,
  isSearched: boolean,
): JournalListContent {
  if (entries.status !== "ready") return unanswered(entries);
  const { items, total, hasMore } = entries.data;
  return {
    kind: "ready",
    entries: items.map(itemOf),
    total,
    isSearched,
    ...(hasMore ? { onMore: entries.showMore } : {}),
  };
}

function itemOf({
  id,
  title,
  content,
  written_at,
  mood,
  capsule,
  lesson,
}: JournalEntry): JournalItem {
  return {
    id,
    title,
    text: content,
    writtenAt: new Date(written_at),
    mood,
    subject:
      capsule === null
        ? null
        : {
            title: lesson?.title ?? capsule.title,
            href: lesson === null ? paths.plan(capsule) : paths.lesson(lesson.id),
            lang: capsule.language,
          },
  };
}

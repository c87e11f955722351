export { JournalList } from "../patterns/journal-list/JournalList.tsx";
export type {
  JournalListContent,
  JournalListProps,
} from "../patterns/journal-list/JournalList.tsx";
export type { JournalItem, JournalSubject } from "../patterns/journal-list/JournalCard.tsx";

import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { levelBelow } from "../../primitives/heading/levelBelow.ts";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { capitalised } from "./capitalised.ts";
import { JournalCard } from "./JournalCard.tsx";
import type { JournalItem } from "./JournalCard.tsx";

export interface JournalMonthProps {
  /** All of one month, which their first names. */
  readonly entries: readonly [JournalItem, ...JournalItem[]];
  readonly headingLevel: 3 | 4 | 5;
  readonly onRemove: (id: string) => void;
}

/** What was written in a month, under its name. */
export function JournalMonth({ entries, headingLevel, onRemove }: JournalMonthProps) {
  const { date } = useI18n();
  const titleId = useId();
  return (
    <Stack as="section" gap="small" labelledBy={titleId}>
      <Heading level={headingLevel} size="body" id={titleId}>
        {capitalised(date(entries[0].writtenAt, { month: "long", year: "numeric" }))}
      </Heading>
      {entries.map((entry) => (
        <JournalCard
          key={entry.id}
          entry={entry}
          headingLevel={levelBelow[headingLevel]}
          onRemove={() => onRemove(entry.id)}
        />
      ))}
    </Stack>
  );
}

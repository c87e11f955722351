import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Frown, Meh, Smile, Trash2 } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Link } from "../../primitives/link/Link.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import type { Mood } from "../mood-picker/MoodPicker.tsx";
import { capitalised } from "./capitalised.ts";

/** The capsule or the lesson that an entry is about. */
export interface JournalSubject {
  readonly title: string;
  readonly href: string;
  readonly lang?: string | undefined;
}

export interface JournalItem {
  readonly id: string;
  /** Empty where it has none: its day stands for it. */
  readonly title: string;
  /** What was written, in its lines. */
  readonly text: string;
  readonly writtenAt: Date;
  /** How it went; null where that was not said. */
  readonly mood: Mood | null;
  /** Null where it is about nothing in particular. */
  readonly subject: JournalSubject | null;
}

export interface JournalCardProps {
  readonly entry: JournalItem;
  readonly headingLevel: HeadingLevel;
  readonly onRemove: () => void;
}

const looks = {
  positive: { icon: Smile, tone: "right" },
  neutral: { icon: Meh, tone: "warning" },
  negative: { icon: Frown, tone: "wrong" },
} as const;

/** Signs of an entry that are shown at first. */
const shown = 700;

/** An entry of the journal: the beginning of a long one, and the rest when it is asked for. */
export function JournalCard({ entry, headingLevel, onRemove }: JournalCardProps) {
  const { t, date } = useI18n();
  const titleId = useId();
  const [whole, setWhole] = useState(false);
  const { mood, subject } = entry;
  const isLong = entry.text.length > shown;
  const day = date(entry.writtenAt, { dateStyle: "full" });
  const title = entry.title === "" ? capitalised(day) : entry.title;
  const text = isLong && !whole ? `${entry.text.slice(0, shown).toWellFormed()}…` : entry.text;
  return (
    <Card as="article" labelledBy={titleId} padding="even">
      <Stack gap="small">
        <Inline justify="between" align="start" wrap={false} gap="medium">
          <Stack gap="xsmall">
            <Heading level={headingLevel} size="body" id={titleId}>
              {title}
            </Heading>
            {entry.title === "" ? null : (
              <Text tone="second" size="small">
                {day}
              </Text>
            )}
          </Stack>
          <IconButton icon={Trash2} label={t("journal.remove", { title })} onPress={onRemove} />
        </Inline>
        {text.split(/\n+/u).map((line, place) => (
          // The lines of a text have no other name than their place.
          <Text key={`${place} ${line.length}`} measured>
            {line}
          </Text>
        ))}
        {isLong ? (
          <Button variant="quiet" size="small" onPress={() => setWhole(!whole)}>
            {t(whole ? "journal.less" : "journal.more")}
          </Button>
        ) : null}
        {mood === null && subject === null ? null : (
          <Inline gap="medium">
            {mood === null ? null : (
              <Chip tone={looks[mood].tone} icon={looks[mood].icon}>
                {t(`mood.${mood}`)}
              </Chip>
            )}
            {subject === null ? null : (
              <Link variant="standalone" lang={subject.lang} href={subject.href}>
                {subject.title}
              </Link>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

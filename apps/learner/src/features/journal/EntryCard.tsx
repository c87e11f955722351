import type { JournalEntry } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Frown, Meh, Smile, Trash2 } from "@alambic/ui/icons";
import { Heading } from "@alambic/ui/Heading";
import { IconButton } from "@alambic/ui/IconButton";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { capitalised } from "../../shared/texts/capitalised.ts";

export interface EntryCardProps {
  readonly entry: JournalEntry;
  readonly onRemove: () => void;
}

const looks = {
  positive: { icon: Smile, tone: "right" },
  neutral: { icon: Meh, tone: "warning" },
  negative: { icon: Frown, tone: "wrong" },
} as const;

/** Signs of an entry that are shown at first. */
const shown = 700;

/** One entry of the journal. */
export function EntryCard({ entry, onRemove }: EntryCardProps) {
  const { t, date } = useI18n();
  const [whole, setWhole] = useState(false);
  const { id, mood, content, capsule, lesson } = entry;
  const isLong = content.length > shown;
  const day = date(new Date(entry.written_at), { dateStyle: "full" });
  const title = entry.title === "" ? capitalised(day) : entry.title;
  const text = isLong && !whole ? `${content.slice(0, shown).toWellFormed()}…` : content;
  return (
    <Card as="article" labelledBy={`entry-${id}`} padding="even">
      <Stack gap="small">
        <Inline justify="between" align="start" wrap={false} gap="medium">
          <Stack gap="xsmall">
            <Heading level={3} size="large" id={`entry-${id}`}>
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
        {mood === null && capsule === null ? null : (
          <Inline gap="medium">
            {mood === null ? null : (
              <Chip tone={looks[mood].tone} icon={looks[mood].icon}>
                {t(`tools.mood.${mood}`)}
              </Chip>
            )}
            {capsule === null ? null : (
              <Link
                variant="standalone"
                lang={capsule.language}
                href={lesson === null ? paths.plan(capsule) : paths.lesson(lesson.id)}
              >
                {lesson === null ? capsule.title : lesson.title}
              </Link>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

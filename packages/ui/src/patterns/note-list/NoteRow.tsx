import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { row } from "./NoteRow.css.ts";

export interface NoteItem {
  readonly id: string;
  /** Empty where it has none. */
  readonly title: string;
  /** How it begins; empty while nothing is written. */
  readonly excerpt: string;
  readonly changedAt: Date;
  /** The title of the lesson beside which it was written; null for none. */
  readonly lesson: string | null;
  /** It was kept beside a note that was changed on two devices at once. */
  readonly isOtherVersion: boolean;
}

export interface NoteRowProps {
  readonly note: NoteItem;
  readonly headingLevel: HeadingLevel;
  readonly onOpen: () => void;
}

/** A note among others: how it begins, when it was changed last, and the way to it. */
export function NoteRow({ note, headingLevel, onOpen }: NoteRowProps) {
  const { t, date } = useI18n();
  const titleId = useId();
  const { title, excerpt, changedAt, lesson, isOtherVersion } = note;
  const day = date(changedAt, { dateStyle: "medium" });
  return (
    <Card as="article" padding="even" labelledBy={titleId}>
      <div className={row}>
        <Stack gap="small">
          <Heading level={headingLevel} size="large" id={titleId}>
            {title === "" ? t("notes.untitled") : title}
          </Heading>
          {excerpt === "" ? null : <Text>{excerpt}</Text>}
          <Inline justify="between" gap="small">
            <Inline gap="small">
              <Text tone="second" size="small">
                {lesson === null ? day : t("notes.beside", { day, lesson })}
              </Text>
              {isOtherVersion ? <Chip tone="warning">{t("notes.version")}</Chip> : null}
            </Inline>
            <Button variant="secondary" size="small" describedBy={titleId} onPress={onOpen}>
              {t("notes.open")}
            </Button>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}

import { useGetNote } from "@alambic/api-client/notes";
import { noteText } from "@alambic/domain/notes";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useFresh } from "../../../shared/useFresh.ts";
import type { NoteDraft } from "./KeptNote.ts";

export interface OtherVersionProps {
  readonly noteId: string;
  readonly onRemove: (draft: NoteDraft) => Promise<void>;
}

/** What the note is on the other device, to be compared. */
export function OtherVersion({ noteId, onRemove }: OtherVersionProps) {
  const { t } = useI18n();
  const note = useFresh(useGetNote({ note_id: noteId }));
  if (note.status !== "ready") return null;
  const { title, content, font, font_size } = note.data;
  return (
    <Card as="section" labelledBy="other-version">
      <Stack gap="medium">
        <Heading level={3} size="heading" id="other-version">
          {t("notes.otherVersion")}
        </Heading>
        <Text weight="strong">{title === "" ? t("notes.untitled") : title}</Text>
        {noteText(content)
          .split("\n")
          .map((line, place) => (
            <Text key={`${place} ${line.length}`}>{line}</Text>
          ))}
        <Button
          variant="danger"
          size="small"
          onPress={() => void onRemove({ title, content, font, font_size })}
        >
          {t("notes.removeOther")}
        </Button>
      </Stack>
    </Card>
  );
}

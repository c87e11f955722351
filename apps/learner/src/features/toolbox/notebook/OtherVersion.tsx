import { useGetNote } from "@alambic/api-client/notes";
import { noteText } from "@alambic/domain/notes";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useEffect, useEffectEvent, useState } from "react";

export interface OtherVersionProps {
  readonly noteId: string;
  readonly onRemove: () => Promise<void>;
}

/** What the note is on the other device, to be compared. */
export function OtherVersion({ noteId, onRemove }: OtherVersionProps) {
  const { t } = useI18n();
  const note = useGetNote({ note_id: noteId });
  const [isFresh, setFresh] = useState(false);
  const refresh = useEffectEvent(() => note.refresh());
  useEffect(() => {
    // What is known of it may be from before it was changed.
    void refresh().then(() => setFresh(true));
  }, []);
  if (note.status !== "ready" || !isFresh) return null;
  const { title, content } = note.data;
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
        <Button variant="danger" size="small" onPress={() => void onRemove()}>
          {t("notes.removeOther")}
        </Button>
      </Stack>
    </Card>
  );
}

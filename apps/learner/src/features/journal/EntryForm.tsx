import { useCreateJournalEntry } from "@alambic/api-client/journal";
import { entryFault } from "@alambic/domain/journal";
import type { EntryFault } from "@alambic/domain/journal";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Form } from "@alambic/ui/Form";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { MoodPicker } from "@alambic/ui/MoodPicker";
import { Text } from "@alambic/ui/Text";
import { TextArea } from "@alambic/ui/TextArea";
import { TextField } from "@alambic/ui/TextField";
import { useRef, useState } from "react";
import { api } from "../../shared/api.ts";
import { notify } from "../../shared/notices/notices.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { useJournalDraft } from "./useJournalDraft.ts";

export interface EntryFormProps {
  readonly memberId: string;
}

/** Today's entry: what is written is kept on the device until the server has it. */
export function EntryForm({ memberId }: EntryFormProps) {
  const { t } = useI18n();
  const { draft, isRestored, change, send, clear } = useJournalDraft(memberId);
  const [fault, setFault] = useState<EntryFault | null>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const create = useCreateJournalEntry();

  const save = async () => {
    const found = entryFault(draft);
    setFault(found);
    if (found !== null) {
      if (found !== "title_too_long") content.current?.focus();
      return;
    }
    const { id, mood, title, capsuleId, moleculeId } = draft;
    const saved = await create.run({
      id,
      mood,
      title: title.trim(),
      content: draft.content,
      written_at: send(new Date(api.clock.now()).toISOString()),
      capsule_id: capsuleId,
      molecule_id: moleculeId,
    });
    if (!saved.ok) return;
    clear(id);
    create.reset();
    notify({ tone: "right", about: id, text: t("journal.saved") });
  };

  return (
    <Card as="section" labelledBy="journal-today">
      <Form onSubmit={() => void save()} gap="large">
        <Heading level={2} size="heading" id="journal-today">
          {t("journal.today")}
        </Heading>
        {create.status === "failed" ? (
          <Banner tone="wrong" title={t("journal.saveFailed")} announcement="assertive">
            <ProblemText failure={create.failure} />
          </Banner>
        ) : null}
        <MoodPicker
          legend={t("journal.mood")}
          value={draft.mood}
          onChange={(mood) => change({ mood })}
        />
        <TextField
          name="title"
          label={t("journal.entryTitle")}
          error={fault === "title_too_long" ? t("journal.titleTooLong") : undefined}
          value={draft.title}
          onChange={(title) => change({ title })}
        />
        <TextArea
          ref={content}
          name="content"
          label={t("journal.content")}
          required
          rows={5}
          placeholder={t("journal.placeholder")}
          error={
            fault === "empty"
              ? t("journal.empty")
              : fault === "content_too_long"
                ? t("journal.contentTooLong")
                : undefined
          }
          value={draft.content}
          onChange={(text) => {
            change({ content: text });
            if (fault === "empty" && text.trim() !== "") setFault(null);
          }}
        />
        <LinkFields
          capsuleId={draft.capsuleId}
          moleculeId={draft.moleculeId}
          onChange={(link) => change(link)}
        />
        <Inline justify="between" gap="medium">
          <Text tone="second" size="small">
            {t(isRestored ? "journal.draftRestored" : "journal.draftKept")}
          </Text>
          <Button type="submit" pending={create.status === "running"}>
            {t("journal.save")}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

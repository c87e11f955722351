import { useStartSupportConversation } from "@alambic/api-client/support";
import { questionFaults } from "@alambic/domain/support";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Form } from "@alambic/ui/Form";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Text } from "@alambic/ui/Text";
import { TextArea } from "@alambic/ui/TextArea";
import { TextField } from "@alambic/ui/TextField";
import { useRef, useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { notify } from "../../shared/notices/notices.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { useQuestionDraft } from "./useQuestionDraft.ts";

export interface QuestionFormProps {
  readonly memberId: string;
}

const subjectErrors = {
  missing: "talk.support.subjectMissing",
  too_long: "talk.support.subjectTooLong",
} as const;
const textErrors = {
  missing: "talk.support.textMissing",
  too_long: "talk.support.textTooLong",
} as const;

/** A question to the team: what is written is kept on the device until the server has it. */
export function QuestionForm({ memberId }: QuestionFormProps) {
  const { t } = useI18n();
  const { draft, isRestored, change, markSent, forget } = useQuestionDraft(memberId);
  const [wasTried, setTried] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const start = useStartSupportConversation();
  const faults = questionFaults(draft);

  const send = async () => {
    setTried(true);
    if (faults.subject !== null) subject.current?.focus();
    else if (faults.text !== null) text.current?.focus();
    if (faults.subject !== null || faults.text !== null) return;
    markSent();
    const started = await start.run({
      id: draft.id,
      subject: draft.subject.trim(),
      message: { id: draft.messageId, text: draft.text.trim() },
    });
    if (!started.ok) return;
    forget();
    notify({ tone: "right", about: draft.id, text: t("talk.support.sent") });
    navigate(paths.conversation(draft.id));
  };

  return (
    <Card as="section" labelledBy="support-ask">
      <Form onSubmit={() => void send()}>
        <Heading level={2} size="title" id="support-ask">
          {t("talk.support.ask")}
        </Heading>
        {start.status === "failed" ? (
          <FailureBanner title={t("talk.support.sendFailed")} failure={start.failure} />
        ) : null}
        <TextField
          ref={subject}
          name="subject"
          label={t("talk.support.subject")}
          required
          error={wasTried && faults.subject !== null ? t(subjectErrors[faults.subject]) : undefined}
          value={draft.subject}
          onChange={(words) => change({ subject: words })}
        />
        <TextArea
          ref={text}
          name="text"
          label={t("talk.support.text")}
          required
          rows={6}
          placeholder={t("talk.support.placeholder")}
          error={wasTried && faults.text !== null ? t(textErrors[faults.text]) : undefined}
          value={draft.text}
          onChange={(words) => change({ text: words })}
        />
        <Inline justify="between" gap="medium">
          <Text tone="second" size="small">
            {t(isRestored ? "talk.support.draftRestored" : "talk.support.draftKept")}
          </Text>
          <Button type="submit" pending={start.status === "running"}>
            {t("talk.support.send")}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

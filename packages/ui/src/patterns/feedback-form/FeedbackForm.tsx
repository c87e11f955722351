import { feedbackLimits } from "@alambic/domain/feedback";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorSummary } from "../../primitives/error-summary/ErrorSummary.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { Send } from "../../primitives/icon/icons.ts";
import { Select } from "../../primitives/select/Select.tsx";
import { Switch } from "../../primitives/switch/Switch.tsx";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";
import { MoodPicker } from "../mood-picker/MoodPicker.tsx";
import type { Feedback, FeedbackDraft } from "./feedback.ts";
import { emptyFeedback, feedbackKinds, readFeedback } from "./feedback.ts";
import { PrecisionFields } from "./PrecisionFields.tsx";

export const feedbackStates = ["idle", "sending", "sent", "failed"] as const;

export interface FeedbackFormProps {
  /** How the sending goes. */
  readonly state: (typeof feedbackStates)[number];
  /** Told what was written, once it keeps all rules. */
  readonly onSend: (feedback: Feedback) => void;
  /** Asks for an empty form after one was sent. */
  readonly onAnother: () => void;
  /** What was written before, where it was kept. */
  readonly initial?: FeedbackDraft | undefined;
  /** Told of every change, so that it can be kept. */
  readonly onDraft?: ((draft: FeedbackDraft) => void) | undefined;
}

/** How it goes, what it is about, and in precision mode how to find it. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { state, onSend, onAnother, initial = emptyFeedback, onDraft } = props;
  const { t } = useI18n();
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [lacks, setLacks] = useState<readonly ("mood" | "comment")[]>([]);
  const change = (values: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...values };
    setDraft(next);
    onDraft?.(next);
  };
  const problems = {
    mood: lacks.includes("mood") ? t("tools.feedback.moodRequired") : undefined,
    comment: lacks.includes("comment") ? t("tools.feedback.commentRequired") : undefined,
  };
  const send = () => {
    const read = readFeedback(draft);
    setLacks(read.ok ? [] : read.lacks);
    if (read.ok) onSend(read.feedback);
  };

  if (state === "sent") {
    return (
      <div role="status">
        <EmptyState
          illustration="drops"
          level={3}
          title={t("tools.feedback.sent")}
          actions={
            <Button
              variant="secondary"
              onPress={() => {
                setDraft(emptyFeedback);
                onAnother();
              }}
            >
              {t("tools.feedback.another")}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <Form gap="large" onSubmit={send}>
      {state === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("tools.feedback.failed")}
        </Banner>
      ) : null}
      <ErrorSummary
        errors={lacks.map((path) => ({ fieldId: `${id}-${path}`, message: problems[path] ?? "" }))}
      />
      <MoodPicker
        id={`${id}-mood`}
        legend={t("tools.feedback.mood")}
        error={problems.mood}
        value={draft.mood}
        onChange={(mood) => change({ mood })}
      />
      <Select
        label={t("tools.feedback.kind")}
        required
        value={draft.kind}
        options={feedbackKinds.map((value) => ({
          value,
          label: t(`tools.feedback.kind.${value}`),
        }))}
        onChange={(kind) => change({ kind })}
      />
      <TextArea
        id={`${id}-comment`}
        label={t("tools.feedback.comment")}
        required
        rows={4}
        maxLength={feedbackLimits.comment}
        error={problems.comment}
        value={draft.comment}
        onChange={(comment) => change({ comment })}
      />
      <Switch
        label={t("tools.feedback.precision")}
        hint={t("tools.feedback.precisionHint")}
        checked={draft.precise}
        onChange={(precise) => change({ precise })}
      />
      {draft.precise ? (
        <PrecisionFields details={draft.details} onChange={(details) => change({ details })} />
      ) : null}
      <Button type="submit" icon={Send} pending={state === "sending"}>
        {t("tools.feedback.send")}
      </Button>
    </Form>
  );
}

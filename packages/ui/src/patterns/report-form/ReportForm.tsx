import type { ReportReason } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorSummary } from "../../primitives/error-summary/ErrorSummary.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Send, Trash2 } from "../../primitives/icon/icons.ts";
import { RadioGroup } from "../../primitives/radio-group/RadioGroup.tsx";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";

export const reportStates = ["idle", "sending", "sent", "kept", "failed"] as const;

const reasons = [
  "wrong_answer",
  "unclear",
  "not_in_source",
  "mistake_in_text",
  "does_not_work",
  "inappropriate",
  "other",
] as const satisfies readonly ReportReason[];

/** The server takes no more. */
const longestComment = 2000;

export interface ReportDraft {
  /** Null as long as none is chosen. */
  readonly reason: ReportReason | null;
  readonly comment: string;
}

/** A report that can be sent. */
export interface CompleteReport extends ReportDraft {
  readonly reason: ReportReason;
}

export interface ReportFormProps {
  /** How the sending goes. */
  readonly state: (typeof reportStates)[number];
  /** Why it was not sent, where that is known. */
  readonly failure?: ReactNode;
  /** What was chosen and written so far. */
  readonly draft: ReportDraft;
  readonly onChange: (draft: ReportDraft) => void;
  /** Told the report, once it says what is wrong. */
  readonly onSend: (report: CompleteReport) => void;
  /** Leaves the form, or what stands in its place once it was sent. */
  readonly onLeave: () => void;
  /** Takes the exercise out at once; for those who look after it. */
  readonly onWithdraw?: (() => void) | undefined;
  /** Taking the exercise out is under way. */
  readonly withdrawing?: boolean | undefined;
}

/** Says what is wrong with an exercise, to those who look after it. */
export function ReportForm(props: ReportFormProps) {
  const { state, failure, draft, onChange, onSend, onLeave } = props;
  const { t } = useI18n();
  const id = useId();
  const { reason, comment } = draft;
  const [isMissing, setIsMissing] = useState(false);
  const error = isMissing && reason === null ? t("quality.reasonRequired") : undefined;
  const send = () => {
    setIsMissing(reason === null);
    if (reason !== null) onSend({ reason, comment });
  };

  if (state === "sent" || state === "kept") return <Received {...props} />;
  return (
    <Form gap="large" onSubmit={send}>
      {state === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {failure ?? t("quality.reportFailed")}
        </Banner>
      ) : null}
      <ErrorSummary
        errors={error === undefined ? [] : [{ fieldId: `${id}-reason`, message: error }]}
      />
      <RadioGroup
        id={`${id}-reason`}
        legend={t("quality.reportReason")}
        error={error}
        options={reasons.map((value) => ({ value, label: t(`quality.reason.${value}`) }))}
        value={reason}
        onChange={(chosen) => onChange({ ...draft, reason: chosen })}
      />
      <TextArea
        label={t("quality.reportComment")}
        rows={3}
        maxLength={longestComment}
        value={comment}
        onChange={(written) => onChange({ ...draft, comment: written })}
      />
      <Inline gap="small">
        <Button type="submit" icon={Send} pending={state === "sending"}>
          {t("quality.reportSend")}
        </Button>
        <Button variant="secondary" onPress={onLeave}>
          {t("quality.cancel")}
        </Button>
      </Inline>
    </Form>
  );
}

/** The button that was pressed is gone with the form: what became of the report is read out. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Received({ state, onLeave, onWithdraw, withdrawing = false }: ReportFormProps) {
  const { t } = useI18n();
  const isKept = state === "kept";
  const arrived =
    onWithdraw === undefined ? t("quality.reportSentText") : t("quality.reportSentOwn");
  const title = isKept ? t("quality.reportKept") : t("quality.reportSent");
  return (
    <div ref={takeFocus} role="group" tabIndex={-1} aria-label={title}>
      <EmptyState
        illustration="drops"
        level={3}
        title={title}
        actions={
          <>
            <Button onPress={onLeave}>{t("quality.backToLesson")}</Button>
            {onWithdraw === undefined || isKept ? null : (
              <Button variant="secondary" icon={Trash2} pending={withdrawing} onPress={onWithdraw}>
                {t("quality.withdrawNow")}
              </Button>
            )}
          </>
        }
      >
        {isKept ? t("quality.reportKeptText") : arrived}
      </EmptyState>
    </div>
  );
}

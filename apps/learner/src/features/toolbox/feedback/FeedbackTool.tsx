import { useSendFeedback } from "@alambic/api-client/feedback";
import { feedbackPage } from "@alambic/domain/feedback";
import { useI18n } from "@alambic/i18n/react";
import { FeedbackForm } from "@alambic/ui/FeedbackForm";
import type { Feedback } from "@alambic/ui/FeedbackForm";
import { memberId } from "../../../shared/api.ts";
import { randomUuid } from "../../../shared/randomUuid.ts";
import { forgetHeld, heldDraft, holdDraft, sendingOf } from "./feedback-draft.ts";

const states = { idle: "idle", running: "sending", succeeded: "sent", failed: "failed" } as const;

/** How it goes, told to who runs the server; what is written stays until the server has it. */
export default function FeedbackTool() {
  const { locale } = useI18n();
  const { run, reset, status } = useSendFeedback();
  const owner = memberId();
  const send = async ({ details, ...said }: Feedback) => {
    const sending = sendingOf(owner, () => ({
      ...said,
      ...(details === undefined ? {} : { details }),
      id: randomUuid(),
      page: feedbackPage(location.pathname),
      language: locale,
    }));
    const sent = await run(sending);
    if (sent.ok) forgetHeld();
  };
  return (
    <FeedbackForm
      state={states[status]}
      initial={heldDraft(owner)}
      onDraft={(draft) => holdDraft(owner, draft)}
      onSend={(feedback) => void send(feedback)}
      onAnother={reset}
    />
  );
}

import { useAnswerSupportRequest, useCloseSupportRequest } from "@alambic/api-client/support";
import type { SupportRequest } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Stack } from "@alambic/ui/Stack";
import { SupportConversation } from "@alambic/ui/SupportConversation";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { useThread } from "../../shared/support/useThread.ts";

export interface AnsweredRequestProps {
  readonly request: SupportRequest;
  /** Who answers. */
  readonly memberId: string;
}

/** A member's conversation as the team answers it, and closes it once it is answered. */
export function AnsweredRequest({ request, memberId }: AnsweredRequestProps) {
  const { t } = useI18n();
  const { id, author, subject, status, messages } = request;
  const { run: answer } = useAnswerSupportRequest();
  const closing = useCloseSupportRequest();
  const thread = useThread({
    memberId,
    conversationId: id,
    side: "team",
    messages,
    send: (body) => answer({ path: { request_id: id }, body }),
  });
  const close = async () => {
    const closed = await closing.run({ request_id: id });
    // The button that was pressed goes.
    if (closed.ok) focusHeading();
  };
  return (
    <Stack gap="medium">
      {thread.failure === null ? null : (
        <FailureBanner title={t("admin.support.answerFailed")} failure={thread.failure} />
      )}
      {closing.status === "failed" ? (
        <FailureBanner title={t("admin.support.closeFailed")} failure={closing.failure} />
      ) : null}
      <SupportConversation
        headingLevel={2}
        partner={author}
        content={{ kind: "ready", subject, status, messages: thread.messages }}
        actions={
          status === "answered" ? (
            <Button
              variant="secondary"
              size="small"
              pending={closing.status === "running"}
              onPress={() => void close()}
            >
              {t("admin.support.close")}
            </Button>
          ) : null
        }
        sending={thread.isSending}
        note={t("admin.support.told", { name: author })}
        initial={thread.initial}
        onDraft={thread.onDraft}
        onSend={thread.onSend}
        onSendAgain={thread.onSendAgain}
        onDiscard={thread.onDiscard}
      />
    </Stack>
  );
}

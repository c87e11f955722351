import { useReadSupportConversation, useSendSupportMessage } from "@alambic/api-client/support";
import type { SupportConversation as Shown } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Stack } from "@alambic/ui/Stack";
import { SupportConversation } from "@alambic/ui/SupportConversation";
import { useEffect, useEffectEvent } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { useThread } from "../../shared/support/useThread.ts";

export interface OpenConversationProps {
  readonly conversation: Shown;
  readonly memberId: string;
}

/** A conversation that is read as it is shown, and written in. */
export function OpenConversation({ conversation, memberId }: OpenConversationProps) {
  const { t } = useI18n();
  const { id, subject, status, unread_count: unread, messages } = conversation;
  const { run: send } = useSendSupportMessage();
  const { run: read } = useReadSupportConversation();
  const thread = useThread({
    memberId,
    conversationId: id,
    side: "member",
    messages,
    send: (body) => send({ path: { conversation_id: id }, body }),
  });
  const lastId = messages.at(-1)?.id;
  const markRead = useEffectEvent((messageId: string) => {
    void read({ path: { conversation_id: id }, body: { message_id: messageId } });
  });
  useEffect(() => {
    if (unread > 0 && lastId !== undefined) markRead(lastId);
  }, [unread, lastId]);
  return (
    <Stack gap="medium">
      {thread.failure === null ? null : (
        <FailureBanner title={t("talk.support.messageFailed")} failure={thread.failure} />
      )}
      <SupportConversation
        content={{ kind: "ready", subject, status, messages: thread.messages }}
        sending={thread.isSending}
        note={t("talk.support.when")}
        initial={thread.initial}
        onDraft={thread.onDraft}
        onSend={thread.onSend}
        onSendAgain={thread.onSendAgain}
        onDiscard={thread.onDiscard}
      />
    </Stack>
  );
}

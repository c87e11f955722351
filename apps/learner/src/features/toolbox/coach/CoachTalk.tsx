import {
  useClearCoachMessages,
  useGetCoachOverview,
  useListCoachMessages,
  useReadCoachMessages,
  useSendCoachMessage,
} from "@alambic/api-client/coach";
import type { SendCoachMessageInput } from "@alambic/api-client/coach";
import { useApi } from "@alambic/api-client/core";
import type { Failure } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { CoachChat } from "@alambic/ui/CoachChat";
import type { CoachChatProps } from "@alambic/ui/CoachChat";
import { ConfirmDialog } from "@alambic/ui/ConfirmDialog";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Trash2 } from "@alambic/ui/icons";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForeignLanguage } from "../../../shared/capsules/useForeignLanguage.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { toMessages, toWriting } from "./toMessages.tsx";
import { useMessageDraft } from "./useMessageDraft.ts";
import { useWriting } from "./useWriting.ts";

/** A conversation with the coach. What was asked and not answered is asked again under the same id. */
export function CoachTalk() {
  const { t } = useI18n();
  const api = useApi();
  const overview = useGetCoachOverview();
  const said = useListCoachMessages();
  const send = useSendCoachMessage();
  const read = useReadCoachMessages();
  const clear = useClearCoachMessages();
  const [asked, setAsked] = useState<SendCoachMessageInput | null>(null);
  const [isClearing, setClearing] = useState(false);
  const foreign = useForeignLanguage();
  const writing = useWriting(asked?.id ?? null);
  const draft = useMessageDraft();
  const field = useRef<HTMLTextAreaElement>(null);

  const unread = said.status === "ready" && said.data.items.some(({ is_read }) => !is_read);
  const markRead = useEffectEvent(() => void read.run());
  useEffect(() => {
    if (unread) markRead();
  }, [unread]);

  const ask = async (message: SendCoachMessageInput) => {
    setAsked(message);
    draft.keep(message.content);
    const answered = await send.run(message);
    if (answered.ok || isUnansweredAs(answered.failure)) draft.arrived(message.content);
    if (!answered.ok) return;
    await said.refresh();
    setAsked(null);
  };
  const clearAll = async () => {
    const cleared = await clear.run();
    if (!cleared.ok) return;
    // What was pressed goes with the conversation.
    flushSync(() => setClearing(false));
    field.current?.focus();
    notify({ tone: "info", text: t("coach.cleared") });
  };
  if (said.status === "failed" || overview.status === "failed") {
    const failed = said.status === "failed" ? said : overview;
    return (
      <ErrorState
        level={2}
        title={t("coach.loadFailed")}
        onRetry={() => {
          void said.refresh();
          void overview.refresh();
        }}
      >
        {failed.status === "failed" ? <ProblemText failure={failed.failure} /> : null}
      </ErrorState>
    );
  }
  const isReady = said.status === "ready" && overview.status === "ready";
  const exchanges = said.status === "ready" ? said.data.items.toReversed() : [];
  const failure = send.status === "failed" ? send.failure : null;
  const isUnanswered = failure !== null && isUnansweredAs(failure);
  const pending =
    asked === null || exchanges.some(({ id }) => id === asked.id)
      ? []
      : [{ id: asked.id, author: "member" as const, text: asked.content, state: "sent" as const }];
  const isAnswered = exchanges.some(({ id, answer }) => id === asked?.id && answer !== null);
  const isWriting = asked !== null && failure === null && !isAnswered && writing.length > 0;
  const isConfigured = overview.status === "ready" && overview.data.provider.configured;
  return (
    <Stack gap="medium" grows>
      <Text size="small" tone="second">
        {t(isConfigured ? "coach.madeByModel" : "coach.builtIn")}
      </Text>
      {said.status === "ready" && said.data.hasMore ? (
        <Inline>
          <Button variant="secondary" size="small" onPress={said.showMore}>
            {t("coach.earlier")}
          </Button>
        </Inline>
      ) : null}
      <CoachChat
        messages={[
          ...exchanges.flatMap((exchange) => toMessages(exchange, foreign)),
          ...pending,
          ...(isWriting ? [toWriting(asked.id, writing, foreign)] : []),
        ]}
        state={stateNow()}
        quota={isReady ? overview.data.quota : { used: 0, limit: null }}
        suggestions={isReady ? overview.data.suggestions : []}
        onSend={(content) => void ask({ id: uuidv7(api.clock.now()), content })}
        onRetry={() => {
          if (asked !== null) void ask(asked);
        }}
        failure={failure === null || isUnanswered ? undefined : <ProblemText failure={failure} />}
        initial={draft.initial}
        onDraft={draft.keep}
        fieldRef={field}
      />
      {exchanges.length === 0 ? null : (
        <Inline>
          <Button variant="quiet" size="small" icon={Trash2} onPress={() => setClearing(true)}>
            {t("coach.clear")}
          </Button>
        </Inline>
      )}
      {isClearing ? (
        <ConfirmDialog
          title={t("coach.clearTitle")}
          confirmLabel={t("coach.clear")}
          cancelLabel={t("coach.keep")}
          tone="danger"
          pending={clear.status === "running"}
          error={clear.status === "failed" ? <ProblemText failure={clear.failure} /> : undefined}
          onConfirm={() => void clearAll()}
          onClose={() => setClearing(false)}
        >
          <Text>{t("coach.clearText")}</Text>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );

  function stateNow(): CoachChatProps["state"] {
    if (!isReady) return "loading";
    if (isWriting) return "streaming";
    if (send.status === "running") return "thinking";
    return failure === null ? "ready" : "failed";
  }
}

/** Whether the message arrived, and the coach sent nothing back. */
function isUnansweredAs(failure: Failure): boolean {
  return failure.kind === "problem" && failure.code === "coach_no_answer";
}

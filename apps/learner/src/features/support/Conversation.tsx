import { useSession } from "@alambic/api-client/core";
import { useSocketMessages } from "@alambic/api-client/realtime";
import { useGetSupportConversation } from "@alambic/api-client/support";
import type { ProblemCode } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Grid } from "@alambic/ui/Grid";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { SupportConversation } from "@alambic/ui/SupportConversation";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { OpenConversation } from "./OpenConversation.tsx";
import { QuestionList } from "./QuestionList.tsx";

export interface ConversationProps {
  readonly conversationId: string;
}

/** One conversation with the team, beside the others: an answer is there as it comes. */
export function Conversation({ conversationId }: ConversationProps) {
  const { t } = useI18n();
  const conversation = useGetSupportConversation({ conversation_id: conversationId });
  useSocketMessages("notifications.changed", () => void conversation.refresh());
  const title = useTitle(conversation);
  return (
    <TrailedScreen
      title={title}
      trail={[
        { label: t("talk.support.title"), href: paths.support },
        { label: title, href: paths.conversation(conversationId) },
      ]}
    >
      <Grid columns="aside">
        <Stack>
          <Thread conversation={conversation} />
        </Stack>
        <Stack gap="medium">
          <QuestionList openId={conversationId} />
          <Inline>
            <ButtonLink href={paths.support} variant="secondary">
              {t("talk.support.askAnother")}
            </ButtonLink>
          </Inline>
        </Stack>
      </Grid>
    </TrailedScreen>
  );
}

type Asked = ReturnType<typeof useGetSupportConversation>;

function useTitle(conversation: Asked): string {
  const { t } = useI18n();
  if (conversation.status === "ready") return conversation.data.subject;
  return t(isMissing(conversation) ? "talk.support.missingTitle" : "talk.support.title");
}

/** The address leads to none of the member's conversations. */
function isMissing(conversation: Asked): boolean {
  if (conversation.status !== "failed") return false;
  const { failure } = conversation;
  return failure.kind === "problem" && unknown.has(failure.code);
}

interface ThreadProps {
  readonly conversation: Asked;
}

function Thread({ conversation }: ThreadProps) {
  const { t } = useI18n();
  const session = useSession();
  if (conversation.status === "ready" && session.status === "member")
    return <OpenConversation conversation={conversation.data} memberId={session.user.id} />;
  if (isMissing(conversation)) {
    return (
      <EmptyState
        level={1}
        title={t("talk.support.missingTitle")}
        actions={<ButtonLink href={paths.support}>{t("talk.support.toList")}</ButtonLink>}
      >
        {t("talk.support.missingText")}
      </EmptyState>
    );
  }
  if (conversation.status === "failed") {
    const { refresh } = conversation;
    return (
      <SupportConversation content={{ kind: "failed", onRetry: () => void refresh() }} {...idle} />
    );
  }
  return <SupportConversation content={{ kind: "loading" }} {...idle} />;
}

/** What the server says of an address that leads to none of the member's conversations. */
const unknown: ReadonlySet<ProblemCode> = new Set([
  "not_found",
  "invalid_request",
  "validation_failed",
]);

const idle = { onSend: () => undefined, onSendAgain: () => undefined };

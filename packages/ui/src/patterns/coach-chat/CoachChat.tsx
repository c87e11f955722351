import { useI18n } from "@alambic/i18n/react";
import type { ReactNode, Ref } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Composer } from "../conversation/Composer.tsx";
import type { ChatMessage } from "../conversation/message.ts";
import { MessageList } from "../conversation/MessageList.tsx";
import { chat, suggestion, suggestions as suggestionsClass } from "./CoachChat.css.ts";

export const coachStates = ["loading", "ready", "thinking", "streaming", "failed"] as const;

export interface CoachChatProps {
  /** What was said so far, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** `failed` where a message did not arrive, or the coach sent nothing back. */
  readonly state: (typeof coachStates)[number];
  /** Messages this month; a limit of null is none. */
  readonly quota: { readonly used: number; readonly limit: number | null };
  /** Where a larger plan is; without it none is offered. */
  readonly upgradeHref?: string | undefined;
  /** Ways to begin, while nothing was said. */
  readonly suggestions?: readonly string[] | undefined;
  /** Told what the learner says. */
  readonly onSend: (text: string) => void;
  /** Told when the answer has gone on long enough; without it none can be stopped. */
  readonly onStop?: (() => void) | undefined;
  /** Asks for the answer again. */
  readonly onRetry: () => void;
  /** Why it `failed`, where that is known. */
  readonly failure?: ReactNode;
  /** What was being written before. */
  readonly initial?: string | undefined;
  /** Told what is being written, with each change, so that it can be kept. */
  readonly onDraft?: ((text: string) => void) | undefined;
  /** The field that is written in. */
  readonly fieldRef?: Ref<HTMLTextAreaElement | null> | undefined;
}

/** Talks with the coach. Answers are shown while they are written, and read aloud once they are whole. */
export function CoachChat(props: CoachChatProps) {
  const { messages, state, quota, upgradeHref, suggestions = [] } = props;
  const { onSend, onStop, onRetry, failure, initial, onDraft, fieldRef } = props;
  const { t } = useI18n();
  if (state === "loading") return <CoachChatSkeleton />;
  const left = quota.limit === null ? null : Math.max(0, quota.limit - quota.used);
  const busy = state === "thinking" || state === "streaming";
  return (
    <div className={chat}>
      {messages.length === 0 ? (
        <EmptyState illustration="still" level={3} title={t("tools.coach.emptyTitle")}>
          {t("tools.coach.emptyText")}
        </EmptyState>
      ) : (
        <MessageList
          partner={t("tools.coach.name")}
          messages={messages}
          thinking={state === "thinking"}
        />
      )}
      {messages.length > 0 || suggestions.length === 0 ? null : (
        <ul aria-label={t("tools.coach.suggestions")} className={suggestionsClass}>
          {suggestions.map((words) => (
            <li key={words}>
              <button type="button" className={suggestion} onClick={() => onSend(words)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      {state === "failed" ? (
        <Banner
          tone="wrong"
          announcement="assertive"
          actions={
            <Button variant="secondary" size="small" onPress={onRetry}>
              {t("kit.retry")}
            </Button>
          }
        >
          {failure ?? t("tools.coach.empty")}
        </Banner>
      ) : null}
      {left === 0 && !busy ? (
        <Banner
          tone="warm"
          announcement="polite"
          title={t("tools.coach.quotaTitle")}
          actions={
            upgradeHref === undefined ? undefined : (
              <ButtonLink href={upgradeHref}>{t("tools.coach.upgrade")}</ButtonLink>
            )
          }
        >
          {t("tools.coach.quotaText", { limit: quota.limit ?? 0 })}
        </Banner>
      ) : (
        <Composer
          ref={fieldRef}
          initial={initial}
          onDraft={onDraft}
          busy={busy}
          note={left === null ? undefined : t("tools.coach.left", { left })}
          onSend={onSend}
          onStop={onStop}
        />
      )}
    </div>
  );
}

function CoachChatSkeleton() {
  const { t } = useI18n();
  return (
    <div className={chat}>
      <SkeletonRegion label={t("talk.loading")}>
        <Skeleton shape="row" width="most" />
        <Skeleton shape="row" width="half" />
        <Skeleton shape="row" width="most" />
        <Skeleton shape="button" />
      </SkeletonRegion>
    </div>
  );
}

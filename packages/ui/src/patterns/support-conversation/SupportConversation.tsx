import { supportLimits } from "@alambic/domain/support";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { CircleCheck, Hourglass, Lock } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Composer } from "../conversation/Composer.tsx";
import type { ChatMessage } from "../conversation/message.ts";
import { MessageList } from "../conversation/MessageList.tsx";
import { conversation, head } from "./SupportConversation.css.ts";

export const supportStatuses = ["open", "answered", "closed"] as const;

export type SupportContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | {
      readonly kind: "ready";
      readonly subject: string;
      readonly status: (typeof supportStatuses)[number];
      readonly messages: readonly ChatMessage[];
    };

export interface SupportConversationProps {
  readonly content: SupportContent;
  readonly headingLevel?: HeadingLevel | undefined;
  /** Who answers, where it is not the support: for the support itself, who asks. */
  readonly partner?: string | undefined;
  /** What can be done with the conversation as a whole. */
  readonly actions?: ReactNode;
  /** A line under the field, for example when an answer can be expected. */
  readonly note?: string | undefined;
  /** What was being written before. */
  readonly initial?: string | undefined;
  /** Told what is being written, with each change, so that it can be kept. */
  readonly onDraft?: ((text: string) => void) | undefined;
  /** A message is on its way. */
  readonly sending?: boolean | undefined;
  /** Told what is written. */
  readonly onSend: (text: string) => void;
  /** Told which message, that did not arrive, is to go again. */
  readonly onSendAgain: (id: string) => void;
  /** Told which message, that was refused, is to go. */
  readonly onDiscard?: ((id: string) => void) | undefined;
}

const looks = {
  open: { tone: "info", icon: Hourglass },
  answered: { tone: "right", icon: CircleCheck },
  closed: { tone: "neutral", icon: Lock },
} as const;

/** A question to the people of the support, and their answers. */
export function SupportConversation(props: SupportConversationProps) {
  const { content, headingLevel = 1, sending = false, onSend, onSendAgain, onDiscard } = props;
  const { actions, note, initial, onDraft } = props;
  const { t } = useI18n();
  const partner = props.partner ?? t("talk.support.name");
  const titleId = useId();
  switch (content.kind) {
    case "loading":
      return (
        <SkeletonRegion label={t("talk.loading")}>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="row" width="most" />
          <Skeleton shape="row" width="most" />
          <Skeleton shape="button" />
        </SkeletonRegion>
      );
    case "failed":
      return (
        <ErrorState title={t("talk.support.failed")} onRetry={content.onRetry}>
          {t("talk.support.failedText")}
        </ErrorState>
      );
    case "ready": {
      const { subject, status, messages } = content;
      return (
        <section aria-labelledby={titleId} className={conversation}>
          <div className={head}>
            <Heading level={headingLevel} size="heading" id={titleId}>
              {subject}
            </Heading>
            <Inline gap="small">
              <Chip {...looks[status]}>{t(`talk.support.status.${status}`)}</Chip>
              {actions}
            </Inline>
          </div>
          <MessageList
            partner={partner}
            messages={messages}
            onSendAgain={onSendAgain}
            onDiscard={onDiscard}
          />
          {status === "closed" ? <Banner tone="info">{t("talk.support.closed")}</Banner> : null}
          <Composer
            busy={sending}
            note={note}
            initial={initial}
            maxLength={supportLimits.text}
            onDraft={onDraft}
            onSend={onSend}
          />
        </section>
      );
    }
  }
}

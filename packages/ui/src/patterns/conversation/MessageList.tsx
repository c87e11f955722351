import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { paragraphsOf } from "./message.ts";
import type { ChatMessage } from "./message.ts";
import * as styles from "./MessageList.css.ts";
import { NotSent } from "./NotSent.tsx";
import type { NotSentProps } from "./NotSent.tsx";
import { SpokenMessage } from "./SpokenMessage.tsx";

export interface MessageListProps {
  /** With whom the member talks. */
  readonly partner: string;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The partner is about to answer. */
  readonly thinking?: boolean | undefined;
  readonly onSendAgain?: ((id: string) => void) | undefined;
  /** Told which message, that was refused, is to go. */
  readonly onDiscard?: ((id: string) => void) | undefined;
}

/** Near enough to the end, in CSS pixels, to follow what comes. */
const nearEnd = 96;

/** What was said, oldest first. It follows the newest message unless the learner scrolled back. */
export function MessageList(props: MessageListProps) {
  const { partner, messages, thinking = false, onSendAgain, onDiscard } = props;
  const { t } = useI18n();
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // What was there when the conversation opened is not read aloud by itself.
  const [known] = useState(() => new Set(messages.map(({ id }) => id)));
  const newest = messages.findLast(({ author, id }) => author === "partner" && !known.has(id));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  });

  const discard = (id: string) => {
    // The button that was pressed goes.
    scroller.current?.focus();
    onDiscard?.(id);
  };

  return (
    <>
      <div
        ref={scroller}
        role="region"
        aria-label={t("talk.messages", { name: partner })}
        tabIndex={0}
        className={styles.scroller}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
        }}
      >
        <ol className={styles.list}>
          {messages.map((message) => (
            <li key={message.id} className={styles.row({ author: message.author })}>
              <Message
                message={message}
                partner={partner}
                onSendAgain={onSendAgain}
                onDiscard={onDiscard && discard}
              />
            </li>
          ))}
          {thinking ? (
            <li className={styles.row({ author: "partner" })}>
              <p className={styles.bubble({ author: "partner" })}>
                <VisuallyHidden>{t("talk.thinking", { name: partner })}</VisuallyHidden>
                <span aria-hidden="true" className={styles.drops}>
                  <span className={styles.drop} />
                  <span className={styles.drop} />
                  <span className={styles.drop} />
                </span>
              </p>
            </li>
          ) : null}
        </ol>
      </div>
      <SpokenMessage message={newest} />
    </>
  );
}

interface MessageProps extends NotSentProps {
  readonly partner: string;
}

function Message({ message, partner, onSendAgain, onDiscard }: MessageProps) {
  const { t, date } = useI18n();
  const { author, after, at, state } = message;
  const name = author === "member" ? t("talk.you") : partner;
  return (
    <>
      <div
        className={
          state === "streaming"
            ? `${styles.bubble({ author })} ${styles.writing}`
            : styles.bubble({ author })
        }
      >
        <VisuallyHidden>{t("talk.says", { author: name })}</VisuallyHidden>
        {paragraphsOf(message).map((paragraph, index) => (
          <p key={`${index} ${paragraph.text.length}`} lang={paragraph.lang}>
            {paragraph.text}
          </p>
        ))}
        {after}
      </div>
      {at === undefined ? null : (
        <time dateTime={at.toISOString()} className={styles.time}>
          {date(at, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" })}
        </time>
      )}
      {state === "failed" ? (
        <NotSent message={message} onSendAgain={onSendAgain} onDiscard={onDiscard} />
      ) : null}
    </>
  );
}

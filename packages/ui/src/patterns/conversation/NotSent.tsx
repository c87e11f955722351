import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { RotateCcw, Trash2 } from "../../primitives/icon/icons.ts";
import type { ChatMessage } from "./message.ts";
import * as styles from "./MessageList.css.ts";

export interface NotSentProps {
  readonly message: ChatMessage;
  readonly onSendAgain: ((id: string) => void) | undefined;
  readonly onDiscard: ((id: string) => void) | undefined;
}

/** That a message did not arrive, and what can be done: to send it again, or to take its text along. */
export function NotSent({ message, onSendAgain, onDiscard }: NotSentProps) {
  const { t } = useI18n();
  const { id, text, refusal } = message;
  const [isCopied, setCopied] = useState(false);
  // Where the clipboard is barred, the text can still be selected.
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  if (refusal === undefined) {
    return (
      <p role="alert" className={styles.failed}>
        {t("talk.notSent")}
        {onSendAgain === undefined ? null : (
          <Button variant="quiet" size="small" icon={RotateCcw} onPress={() => onSendAgain(id)}>
            {t("talk.sendAgain")}
          </Button>
        )}
      </p>
    );
  }
  return (
    <div className={styles.failed}>
      <p role="alert">{t("talk.refused", { reason: refusal })}</p>
      <Button variant="quiet" size="small" onPress={copy}>
        {t("talk.copy")}
      </Button>
      {onDiscard === undefined ? null : (
        <Button variant="quiet" size="small" icon={Trash2} onPress={() => onDiscard(id)}>
          {t("talk.discard")}
        </Button>
      )}
      <span role="status">{isCopied ? t("talk.copied") : null}</span>
    </div>
  );
}

import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from "react";
import type { Ref } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Form } from "../../primitives/form/Form.tsx";
import { Send, Square } from "../../primitives/icon/icons.ts";
import { TextArea } from "../../primitives/text-area/TextArea.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { foot, note as noteClass } from "./Composer.css.ts";

export interface ComposerProps {
  readonly onSend: (text: string) => void;
  /** Stops the answer that is being written; without it nothing can be stopped. */
  readonly onStop?: (() => void) | undefined;
  /** An answer is under way: it can be stopped, and nothing is sent meanwhile. */
  readonly busy?: boolean | undefined;
  /** A line under the field, for example how many messages are left. */
  readonly note?: string | undefined;
  /** What was being written before. */
  readonly initial?: string | undefined;
  /** Told what is being written, with each change, so that it can be kept. */
  readonly onDraft?: ((text: string) => void) | undefined;
  /** Characters that a message may have. One with more is not sent, and keeps them. */
  readonly maxLength?: number | undefined;
  /** The field that is written in. */
  readonly ref?: Ref<HTMLTextAreaElement | null> | undefined;
}

const usualLength = 4000;

/** Writes the next message. Enter sends it, Shift and Enter begin a new line. */
export function Composer(props: ComposerProps) {
  const { onSend, onStop, busy = false, note } = props;
  const { initial = "", onDraft, maxLength = usualLength, ref } = props;
  const { t, number } = useI18n();
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => field.current,
  );
  const hintId = useId();
  const written = text.trim();
  const isTooLong = written.length > maxLength;

  const write = (changed: string) => {
    setText(changed);
    onDraft?.(changed);
  };
  const send = () => {
    field.current?.focus();
    if (busy || written === "" || isTooLong) return;
    write("");
    onSend(written);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // While a word is being composed (Japanese, for example), Enter belongs to it.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, []);

  return (
    <Form onSubmit={send} gap="small">
      <TextArea
        ref={field}
        label={t("talk.write")}
        required
        rows={2}
        error={
          isTooLong
            ? t("talk.tooLong", { most: number(maxLength), length: number(written.length) })
            : undefined
        }
        value={text}
        onChange={write}
      />
      <div className={foot}>
        <p className={noteClass}>
          {note}
          <VisuallyHidden id={hintId}>{t("talk.writeHint")}</VisuallyHidden>
        </p>
        {busy && onStop !== undefined ? (
          <Button variant="secondary" icon={Square} onPress={onStop}>
            {t("talk.stop")}
          </Button>
        ) : (
          <Button type="submit" icon={Send} pending={busy} describedBy={hintId}>
            {t("talk.send")}
          </Button>
        )}
      </div>
    </Form>
  );
}

import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { X } from "../icon/icons.ts";
import { useModal } from "./useModal.ts";
import { body, closing, dialog, foot, head, lead as leadClass } from "./Dialog.css.ts";

export const dialogSizes = ["small", "medium", "large"] as const;

export interface DialogProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly size?: (typeof dialogSizes)[number] | undefined;
  /**
   * It comes of itself, not by what the learner pressed: the dialog takes the focus and none of its
   * buttons does, so that a key meant for the page decides nothing.
   */
  readonly isUnasked?: boolean | undefined;
  /** Told when the learner closes it: by its button, by Escape, or by a press beside it. */
  readonly onClose: () => void;
  /** Buttons at its foot, which stays in sight. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const operable = ":is(a[href], input, select, textarea, button):not(:disabled)";

/**
 * Something to be dealt with before going on. It is open while it is mounted; the page behind it is
 * inert, and the focus returns to where it was. The way out comes last in the order of the keyboard,
 * so that the focus begins at the first field.
 */
export function Dialog(props: DialogProps) {
  const { title, lead, size = "medium", isUnasked = false, onClose, footer, children } = props;
  const { t } = useI18n();
  const ref = useRef<HTMLDialogElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useModal(ref, {
    onPressBeside: onClose,
    onOpen: () => {
      if (isUnasked) ref.current?.focus();
      // What scrolls takes the first focus, for the arrow keys; what can be filled in needs it more.
      else if (document.activeElement === bodyRef.current) {
        bodyRef.current?.querySelector<HTMLElement>(operable)?.focus({ preventScroll: true });
      }
    },
  });

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={isUnasked ? -1 : undefined}
      className={dialog({ size })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={head}>
        <Heading level={2} size="title" id={titleId}>
          {title}
        </Heading>
        {lead === undefined ? null : <p className={leadClass}>{lead}</p>}
      </div>
      <div ref={bodyRef} className={body}>
        {children}
      </div>
      {footer === undefined ? null : <div className={foot}>{footer}</div>}
      <div className={closing}>
        <IconButton icon={X} label={t("kit.close")} onPress={onClose} />
      </div>
    </dialog>
  );
}

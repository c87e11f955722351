import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { X } from "../icon/icons.ts";
import { useLeftPage } from "../popover/useLeftPage.ts";
import { useModal } from "../dialog/useModal.ts";
import { body, foot, grabberLine, handle, head, headAlone, modal } from "./Drawer.css.ts";
import { useDrag } from "./useDrag.ts";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { useLeaving } from "./useLeaving.ts";

export interface DrawerProps {
  /** Names it, and stands at its head. */
  readonly title: string;
  /** Its content begins with a heading of its own: the title is read, and not shown. */
  readonly hasOwnHeading?: boolean | undefined;
  /** Told when the learner closed it: by its button, by Escape, by a press beside it, or by dragging it down. */
  readonly onClose: () => void;
  /** Buttons at its foot, which stays in sight. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet over the page: on a phone it rises from below and can be dragged shut by its head, elsewhere it
 * stands at the end of the line. It is open while it is mounted; the page behind it is inert.
 */
export function Drawer(props: DrawerProps) {
  const { title, hasOwnHeading = false, onClose, footer, children } = props;
  const { t } = useI18n();
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const leave = useLeaving(sheet, onClose);
  useModal(sheet, { onOpen: () => sheet.current?.focus(), onPressBeside: leave });
  useLeftPage(sheet, true, onClose);
  useKeyboardInset(sheet);
  useDrag({
    sheet,
    handle: top,
    heights: ({ offsetHeight: height }) => ({ now: height, half: height, full: height }),
    onHeight: ({ style, offsetHeight }, height) => {
      style.translate = height === null ? "" : `0 ${offsetHeight - height}px`;
    },
    onRest: (rest) => {
      if (rest === "closed") leave();
    },
  });
  return (
    <dialog
      ref={sheet}
      aria-labelledby={hasOwnHeading ? undefined : titleId}
      aria-label={hasOwnHeading ? title : undefined}
      tabIndex={-1}
      className={modal}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div ref={top} className={handle}>
        <span aria-hidden="true" className={grabberLine} />
        <div className={hasOwnHeading ? `${head} ${headAlone}` : head}>
          {hasOwnHeading ? null : (
            <Heading level={2} size="title" id={titleId}>
              {title}
            </Heading>
          )}
          <IconButton icon={X} label={t("kit.close")} onPress={leave} />
        </div>
      </div>
      <div className={body}>{children}</div>
      {footer === undefined ? null : <div className={foot}>{footer}</div>}
    </dialog>
  );
}

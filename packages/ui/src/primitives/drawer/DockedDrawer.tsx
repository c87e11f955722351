import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { X } from "../icon/icons.ts";
import { bodyOfSheet, docked, grabber, handle, head, headWithStart } from "./Drawer.css.ts";
import { useDrag } from "./useDrag.ts";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { useLeaving } from "./useLeaving.ts";

export interface DockedDrawerProps {
  readonly id?: string | undefined;
  /** The sheet itself, which can take the focus. */
  readonly ref?: RefObject<HTMLElement | null> | undefined;
  /** Names it, and stands at its head. */
  readonly title: string;
  /** What stands before the title: a way back. */
  readonly start?: ReactNode;
  /** What the grabber says, which on a phone switches between half the height and all of it. */
  readonly heightLabel: string;
  /** What the button says that closes it, where "close" does not say enough. */
  readonly closeLabel?: string | undefined;
  /** Told when the learner closed it: by its button, by Escape in it, or by dragging it down. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A sheet beside the page, which stays in use: docked at the end of a wide window, and on a phone over the
 * lower half of it, or over nearly all. What is in it stays as it is when the height changes.
 */
export function DockedDrawer(props: DockedDrawerProps) {
  const { id, ref, title, start, heightLabel, closeLabel, onClose, children } = props;
  const { t } = useI18n();
  const titleId = useId();
  const ownRef = useRef<HTMLElement>(null);
  const sheet = ref ?? ownRef;
  const top = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const leave = useLeaving(sheet, onClose);
  useKeyboardInset(sheet);
  useDrag({
    sheet,
    handle: top,
    heights: (element) => {
      const { offsetHeight: now } = element;
      const { maxHeight } = getComputedStyle(element);
      return { now, half: window.innerHeight / 2, full: Number.parseFloat(maxHeight) };
    },
    onHeight: ({ style }, height) => {
      const half = window.innerHeight / 2;
      style.blockSize = height === null ? "" : `${Math.max(height, half)}px`;
      style.translate = height === null ? "" : `0 ${Math.max(half - height, 0)}px`;
    },
    onRest: (rest) => {
      if (rest === "closed") leave();
      else setFull(rest === "full");
    },
  });

  const escaped = useEffectEvent((event: KeyboardEvent) => {
    // A dialog that was opened in it takes its Escape for itself.
    const inDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (event.key === "Escape" && !inDialog) leave();
  });
  useEffect(() => {
    const unmounted = new AbortController();
    sheet.current?.addEventListener("keydown", escaped, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [sheet]);

  return (
    <section
      ref={sheet}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={docked}
      data-height={isFull ? "full" : "half"}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What takes the focus on the page behind has to be seen.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFull(false);
      }}
    >
      <div ref={top} className={handle}>
        <button
          type="button"
          data-grabber=""
          title={heightLabel}
          aria-label={heightLabel}
          aria-pressed={isFull}
          className={grabber}
          onClick={() => setFull(!isFull)}
        />
        <div className={start === undefined ? head : `${head} ${headWithStart}`}>
          {start}
          <Heading level={2} size="title" id={titleId}>
            {title}
          </Heading>
          <IconButton icon={X} label={closeLabel ?? t("kit.close")} onPress={leave} />
        </div>
      </div>
      <div className={bodyOfSheet}>{children}</div>
    </section>
  );
}

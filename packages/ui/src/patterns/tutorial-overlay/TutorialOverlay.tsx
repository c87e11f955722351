import { useI18n } from "@alambic/i18n/react";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import * as styles from "./TutorialOverlay.css.ts";
import { useSilence } from "./useSilence.ts";
import { useSpotlight } from "./useSpotlight.ts";
import { useTarget } from "./useTarget.ts";

export interface TutorialStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /**
   * What the step is about, as a selector: the first in sight. The card stands in the middle without
   * one, and for as long as nothing is found.
   */
  readonly target?: string | undefined;
}

export interface TutorialOverlayProps {
  /** What is lit and what is said of it, in their order. */
  readonly steps: readonly TutorialStep[];
  /** The step that is shown, from 0. */
  readonly index: number;
  /** Told which step is to be shown, from 0. */
  readonly onStep: (index: number) => void;
  /** By its button or by Escape. */
  readonly onSkip: () => void;
  /** After the last step. */
  readonly onFinish: () => void;
}

/**
 * A tour of the screen, step by step: what a step is about is lit and stays in use, the rest is
 * inert. It is open while it is mounted, and gives the focus back to where it was.
 */
export function TutorialOverlay(props: TutorialOverlayProps) {
  const { steps, index, onStep, onSkip, onFinish } = props;
  const { t } = useI18n();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const titleId = useId();
  const textId = useId();
  const step = steps[index];
  const isLast = index >= steps.length - 1;
  const target = useTarget(step?.target);

  // Its end comes first too: what is inert takes no focus back.
  useSilence(dialogRef, target);

  // Before the title of the step takes the focus, which it can only in what is shown.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showPopover();
    return () => {
      if (dialog?.isConnected === true) dialog.hidePopover();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);

  // After it: a card that is not shown has no size to be placed by.
  const { hole, place } = useSpotlight(target, cardRef);

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog that was opened from the target is closed by itself.
    if (event.key !== "Escape" || document.querySelector("dialog:modal") !== null) return;
    event.preventDefault();
    onSkip();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  if (step === undefined) return null;
  return createPortal(
    <dialog
      ref={dialogRef}
      popover="manual"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.overlay({ dimmed: hole === null })}
    >
      {hole === null ? null : (
        <div
          className={styles.light}
          style={inlineVars({
            [styles.lightX]: `${hole.x}px`,
            [styles.lightY]: `${hole.y}px`,
            [styles.lightWidth]: `${hole.width}px`,
            [styles.lightHeight]: `${hole.height}px`,
          })}
        />
      )}
      <div
        ref={cardRef}
        className={styles.card}
        style={inlineVars({
          [styles.cardX]: `${place.x}px`,
          [styles.cardY]: `${place.y}px`,
        })}
      >
        <p className={styles.counter}>
          {t("tools.tutorial.step", { step: index + 1, total: steps.length })}
        </p>
        <StepTitle key={step.id} id={titleId} title={step.title} />
        <p id={textId} className={styles.text}>
          {step.text}
        </p>
        <div aria-hidden="true" className={styles.chain}>
          {steps.map(({ id }, position) => (
            <span key={id} className={styles.link({ passed: position <= index })} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button size="small" onPress={() => (isLast ? onFinish() : onStep(index + 1))}>
            {isLast ? t("tools.tutorial.finish") : t("tools.tutorial.next")}
          </Button>
          {index === 0 ? null : (
            <Button variant="secondary" size="small" onPress={() => onStep(index - 1)}>
              {t("tools.tutorial.previous")}
            </Button>
          )}
          {isLast ? null : (
            <Button variant="quiet" size="small" onPress={onSkip}>
              {t("tools.tutorial.skip")}
            </Button>
          )}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** Takes the focus when its step comes, so that it is read. */
function StepTitle({ id, title }: { readonly id: string; readonly title: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <Heading level={2} size="title" id={id} focusable ref={ref}>
      {title}
    </Heading>
  );
}

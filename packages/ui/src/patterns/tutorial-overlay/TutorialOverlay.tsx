import { useI18n } from "@alambic/i18n/react";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import * as styles from "./TutorialOverlay.css.ts";
import { useSpotlight } from "./useSpotlight.ts";

export interface TutorialStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The id of the element that the step is about; without one the card stands in the middle. */
  readonly targetId?: string | undefined;
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
 * A tour of the screen, step by step: what a step is about is lit, the rest is inert. It is open
 * while it is mounted, and gives the focus back to where it was.
 */
export function TutorialOverlay(props: TutorialOverlayProps) {
  const { steps, index, onStep, onSkip, onFinish } = props;
  const { t } = useI18n();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  const step = steps[index];
  const isLast = index >= steps.length - 1;

  // Before the title of the step takes the focus, which it can only in an open dialog.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  // After it: a card in a closed dialog has no size to be placed by.
  const { hole, place } = useSpotlight(step?.targetId, cardRef);

  if (step === undefined) return null;
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.overlay({ dimmed: hole === null })}
      onCancel={(event) => {
        event.preventDefault();
        onSkip();
      }}
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
          {t("learning.tutorial.step", { step: index + 1, total: steps.length })}
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
            {isLast ? t("learning.tutorial.finish") : t("learning.tutorial.next")}
          </Button>
          {index === 0 ? null : (
            <Button variant="secondary" size="small" onPress={() => onStep(index - 1)}>
              {t("learning.tutorial.previous")}
            </Button>
          )}
          {isLast ? null : (
            <Button variant="quiet" size="small" onPress={onSkip}>
              {t("learning.tutorial.skip")}
            </Button>
          )}
        </div>
      </div>
    </dialog>
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

import type { ExerciseResponse, Source } from "@alambic/contract";
import { useId, useMemo, useRef, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useKeyDown } from "../keys/useKeyDown.ts";
import type { Playable } from "../playable.ts";
import { verdictsOf } from "../renderer.ts";
import { isLost, outcomeOf } from "../session/ExerciseSession.ts";
import { AnswerActions } from "./AnswerActions.tsx";
import { column, exercise as exerciseClass, player } from "./ExercisePlayer.css.ts";
import type { ExercisePlayerProps } from "./ExercisePlayerProps.ts";
import { isLacking } from "./isLacking.ts";
import { LazyHint } from "./LazyHint.tsx";
import type { PlayerParts } from "./PlayerParts.ts";
import { passageIdOf, Question } from "./Question.tsx";
import { extras } from "./extras.ts";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { useExercise } from "./useExercise.ts";
import { useForeseen } from "./useForeseen.ts";
import { usePlayerFocus } from "./usePlayerFocus.ts";
import { VerdictSheet } from "./VerdictSheet.tsx";

export interface PlayedExerciseProps extends Omit<
  ExercisePlayerProps,
  "atom" | "position" | "focused" | "onContinue" | "onReport" | "onWhy"
> {
  readonly parts?: PlayerParts;
  /** Moves focus to the question when it appears. */
  readonly focusQuestion?: ((heading: HTMLElement | null) => void) | undefined;
  readonly playable: Playable;
  /** Names a text to read; other kinds ask by themselves. */
  readonly title: string;
  /** What helps to find the answer, for who asks. */
  readonly hint: string | undefined;
  readonly source: Source | undefined;
  /** What is to be done and where one is, where that is more than the kind. */
  readonly eyebrow?: ReactNode;
  /** What reports a problem, where somebody hears of it. */
  readonly report?: ReactNode;
  /** Leaves the exercise; without it the exercise is the end of its way. */
  readonly onContinue: ExercisePlayerProps["onContinue"] | undefined;
  readonly onWhy?: (() => void) | undefined;
  /** Told of every change of the response. */
  readonly onResponse?: ((response: ExerciseResponse) => void) | undefined;
}

/** Presses what bears a number; the first time, as soon as what does so has come. */
async function pressLater(event: KeyboardEvent, within: HTMLElement): Promise<void> {
  const { target } = event;
  try {
    const { pressByNumber } = extras.peek() ?? (await extras.load());
    pressByNumber(event, within, target);
  } catch {
    // The next press tries again.
  }
}

/** An exercise whose content is sound, from question to feedback. */
export function PlayedExercise(props: PlayedExerciseProps) {
  const { playable, title, hint, source, language, sourceLanguage } = props;
  const { eyebrow, report, fullScreen = false } = props;
  const { onContinue, onWhy } = props;
  const promptId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const exerciseRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const [region, announce] = useAnnouncements();
  const { parts } = props;
  const late = parts?.late?.peek();
  const { store, controls } = useExercise(props, parts?.late);
  const session = useSyncExternalStore(store.subscribe, store.getDrawn);
  const { phase, response } = session;
  const answering = phase === "answering" ? session : null;
  const score = phase === "answering" ? null : session.score;
  const verdicts = useMemo(() => score && verdictsOf(score), [score]);
  // First, so that focus has left what the judged parts take away.
  usePlayerFocus({
    phase,
    focusQuestion: props.focusQuestion,
    fullScreen,
    showAnswer: () => {
      if (formRef.current !== null) late?.showAnswer?.(formRef.current);
    },
    heading: headingRef,
    exercise: exerciseRef,
    feedback: feedbackRef,
  });
  const outcome = outcomeOf(session);
  const { completion, explanation, Renderer } = playable;
  const isComplete = playable.isComplete(response);
  const isExpected = completion === "scored" && answering !== null && isComplete;
  useForeseen({ isExpected, response, foresee: controls.foresee });
  const proceed = () => {
    const now = store.get();
    onContinue?.(isLost(now) ? null : outcomeOf(now));
  };

  const submit = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault();
    const now = store.get();
    if (now.phase === "answering") controls.check();
    else if (now.isSeen) proceed();
  };
  useKeyDown(formRef, (event, form) => {
    if (/^[1-9]$/u.test(event.key)) void pressLater(event, form);
    // A key that is held down asked for what came before.
    if (event.key !== "Enter" || event.repeat || event.target !== feedbackRef.current) return;
    event.preventDefault();
    proceed();
  });

  const tells = completion !== "text" || onContinue === undefined;
  const after = extras.peek();
  // What can still be tried again is not given away.
  const isOver = outcome !== null && (late?.isFinal === true || !isLacking(outcome));
  const answered =
    outcome === null || after === null || late === null || session.phase === "answering"
      ? null
      : { ...after, ...late, session, outcome };
  return (
    <form
      ref={formRef}
      noValidate
      className={`${player} ${parts?.fullScreen ?? ""}`}
      onSubmit={submit}
    >
      <div className={column}>
        <Question
          ref={headingRef}
          id={promptId}
          playable={playable}
          title={title}
          language={language}
          eyebrow={eyebrow}
          report={report}
        />
        <div ref={exerciseRef} lang={language} className={exerciseClass}>
          <Renderer
            exercise={playable.exercise}
            response={response}
            language={language}
            promptId={promptId}
            passageId={playable.prompt?.quote && passageIdOf(promptId)}
            phase={phase}
            verdicts={verdicts}
            announce={announce}
            onChange={controls.change}
          />
        </div>
      </div>
      <VerdictSheet
        ref={feedbackRef}
        store={store}
        tells={tells}
        lost={isLost(session)}
        foreseen={isExpected ? answering.foreseen : null}
        sign={answered && <answered.FeedbackSign outcome={answered.outcome} />}
        details={
          answered && (
            <>
              {answered.outcome === "correct" && parts?.cheer ? <p>{parts.cheer}</p> : null}
              <answered.FeedbackDetails
                {...answered}
                playable={playable}
                language={language}
                prospect={parts?.prospect}
              />
            </>
          )
        }
        delivery={
          answered?.Delivery && (
            <answered.Delivery
              delivery={answered.session.delivery}
              announce={announce}
              onSendAgain={() => {
                // What was pressed goes while the answer is on its way.
                feedbackRef.current?.focus({ preventScroll: true });
                answered.sendAgain(controls.circumstances());
              }}
            />
          )
        }
        why={
          answered && tells && isOver && (explanation ?? source ?? onWhy) !== undefined ? (
            <answered.Why
              explanation={explanation}
              source={source}
              sourceLanguage={sourceLanguage}
              words={playable.answerWords}
              open={outcome === "correct" || outcome === "revealed"}
              onMore={onWhy}
            />
          ) : null
        }
      >
        {hint !== undefined && answering !== null && completion !== "text" ? (
          <LazyHint
            text={hint}
            language={language}
            state={answering.hint}
            store={store}
            announce={announce}
          />
        ) : null}
        {answered === null ? (
          <AnswerActions
            completion={completion}
            scoring={answering?.scoring}
            complete={isComplete}
            onReveal={controls.reveal}
            revealMarks={parts?.revealMarks}
          />
        ) : (
          <answered.Next
            completion={completion}
            outcome={answered.outcome}
            delivery={answered.session.delivery}
            onReveal={controls.reveal}
            onContinue={proceed}
            onRetry={() => answered.retry(controls.circumstances())}
          />
        )}
      </VerdictSheet>
      {region}
    </form>
  );
}

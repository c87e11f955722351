import type { ExerciseResponse } from "@alambic/contract";
import { useCallback, useId, useMemo, useRef } from "react";
import { pressByNumber } from "../keys/pressByNumber.ts";
import { useKeyDown } from "../keys/useKeyDown.ts";
import type { Playable } from "../playable.ts";
import { verdictsOf } from "../renderer.ts";
import { AnswerActions } from "./AnswerActions.tsx";
import { outcomeOf } from "./exerciseState.ts";
import {
  column,
  exercise as exerciseClass,
  player,
  sheet,
  sheetBody,
} from "./ExercisePlayer.css.ts";
import type { ExercisePlayerProps } from "./ExercisePlayer.tsx";
import { Feedback } from "./Feedback.tsx";
import { LaterHint } from "./LaterHint.tsx";
import type { PlayableAtom } from "./PlayableAtom.ts";
import type { PlayerParts } from "./PlayerParts.ts";
import { Question } from "./Question.tsx";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { useExercise } from "./useExercise.ts";
import { usePainted, useSeen } from "./usePainted.ts";
import { usePlayerFocus } from "./usePlayerFocus.ts";
import { useStable } from "./useStable.ts";

export interface PlayedExerciseProps extends Omit<
  ExercisePlayerProps,
  "atom" | "onContinue" | "onReport" | "onWhy"
> {
  readonly parts: PlayerParts;
  readonly playable: Playable;
  readonly atom: Pick<PlayableAtom, "title" | "metadata" | "note">;
  /** Leaves the exercise; without it the exercise is the end of its way. */
  readonly onContinue: ExercisePlayerProps["onContinue"] | undefined;
  readonly onReport: (() => void) | undefined;
  readonly onWhy?: (() => void) | undefined;
  /** Told of every change of the response. */
  readonly onResponse?: ((response: ExerciseResponse) => void) | undefined;
}

/** An exercise whose content is sound, in its course from question to feedback. */
export function PlayedExercise(props: PlayedExerciseProps) {
  const { parts, playable, atom, language, sourceLanguage, position } = props;
  const { focused = false, fullScreen = false } = props;
  const { onAnswer, onContinue, onReport, onResponse, onWhy } = props;
  const promptId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const exerciseRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const [region, announce] = useAnnouncements();
  const controls = useExercise(playable, language, onAnswer);
  const { state } = controls;
  const score = state.phase === "answering" ? null : state.score;
  const verdicts = useMemo(() => score && verdictsOf(score), [score]);
  // First, so that focus has left what the judged parts take away.
  usePlayerFocus({
    phase: state.phase,
    onArrival: focused,
    fullScreen,
    heading: headingRef,
    exercise: exerciseRef,
    feedback: feedbackRef,
  });
  const checked = state.phase === "checked";
  const painted = usePainted(checked);
  const seen = useSeen(state.phase !== "answering");
  const judged = !checked || painted;
  // An answer that can be checked may be: the place of its verdict is made while there is time.
  const expected = usePainted(controls.complete);
  const reveal = useStable(controls.reveal);
  const drawn = judged ? state : ({ phase: "answering", response: state.response } as const);
  const outcome = outcomeOf(state);
  const { course, explanation, Renderer } = playable;
  const { Why, Next, Delivery, Report } = parts;
  const { hint, source } = atom.metadata;
  const goOn = () => {
    const lost = state.phase !== "answering" && state.delivery.status === "failed";
    onContinue?.(lost ? null : outcome);
  };

  const sendAgain = () => {
    // What was pressed goes while the answer is on its way.
    feedbackRef.current?.focus({ preventScroll: true });
    controls.sendAgain();
  };
  const submit = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault();
    if (state.phase === "answering") controls.check();
    else if (seen.current) goOn();
  };
  const { change } = controls;
  const respond = useCallback(
    (response: ExerciseResponse) => {
      change(response);
      onResponse?.(response);
    },
    [change, onResponse],
  );
  useKeyDown(formRef, (event, form) => {
    pressByNumber(event, form);
    // A key that is held down asked for what came before.
    if (event.key !== "Enter" || event.repeat || event.target !== feedbackRef.current) return;
    event.preventDefault();
    goOn();
  });

  const shown =
    state.phase !== "answering" &&
    outcome !== null &&
    (course !== "text" || onContinue === undefined);
  const failed = state.phase !== "answering" && state.delivery.status === "failed";
  return (
    <form ref={formRef} noValidate className={player} onSubmit={submit}>
      <div className={column}>
        <Question
          ref={headingRef}
          id={promptId}
          playable={playable}
          title={atom.title}
          language={language}
          position={position}
          note={atom.note}
          isDrafted={atom.metadata.drafted_by !== undefined}
          Report={Report}
          onReport={onReport}
        />
        <div ref={exerciseRef} lang={language} className={exerciseClass}>
          <Renderer
            exercise={playable.exercise}
            response={state.response}
            language={language}
            promptId={promptId}
            phase={drawn.phase}
            verdicts={judged ? verdicts : null}
            announce={announce}
            onChange={respond}
          />
        </div>
      </div>
      <div className={sheet({ pinned: fullScreen, tone: shown ? outcome : "plain" })}>
        <div className={sheetBody}>
          {shown || failed || (expected && course === "scored") ? (
            <Feedback
              ref={feedbackRef}
              playable={playable}
              language={language}
              state={state}
              outcome={outcome}
              painted={judged}
              delivery={
                Delivery &&
                state.phase !== "answering" && (
                  <Delivery delivery={state.delivery} announce={announce} onSendAgain={sendAgain} />
                )
              }
            />
          ) : null}
          {shown && judged && (explanation ?? source ?? onWhy) !== undefined ? (
            <Why
              explanation={explanation}
              source={source}
              sourceLanguage={sourceLanguage}
              words={playable.answerWords}
              open={outcome === "correct" || outcome === "revealed"}
              onMore={onWhy}
            />
          ) : null}
          {hint !== undefined && drawn.phase === "answering" && course !== "text" ? (
            <LaterHint text={hint} language={language} announce={announce} />
          ) : null}
          {drawn.phase === "answering" || outcome === null ? (
            <AnswerActions
              course={course}
              complete={controls.complete || !judged}
              scoring={controls.scoring}
              onReveal={reveal}
            />
          ) : (
            <Next
              course={course}
              outcome={outcome}
              delivery={drawn.delivery}
              onReveal={reveal}
              onGoOn={goOn}
              onRetry={controls.retry}
            />
          )}
        </div>
      </div>
      {region}
    </form>
  );
}

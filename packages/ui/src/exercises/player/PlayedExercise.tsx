import type { ExerciseResponse } from "@alambic/contract";
import { useId, useRef } from "react";
import { pressByNumber } from "../keys/pressByNumber.ts";
import { useKeyDown } from "../keys/useKeyDown.ts";
import type { Playable } from "../playable.ts";
import { Actions } from "./Actions.tsx";
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
import type { PlayableAtom } from "./PlayableAtom.ts";
import type { PlayerParts } from "./PlayerParts.ts";
import { Question } from "./Question.tsx";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { useExercise } from "./useExercise.ts";
import { useAfterReading, useDeliveryNews, usePlayerFocus } from "./usePlayerEffects.ts";
import { useJudgedParts } from "./useJudgedParts.ts";
import { useVerdicts } from "./useVerdicts.ts";

export interface PlayedExerciseProps extends Omit<
  ExercisePlayerProps,
  "atom" | "onContinue" | "onReport" | "onWhy"
> {
  readonly parts: PlayerParts;
  readonly playable: Playable;
  readonly atom: Pick<PlayableAtom, "title" | "metadata">;
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
  const verdicts = useVerdicts(playable, state, language);
  const judged = useJudgedParts(state.phase);
  const outcome = outcomeOf(state);
  const { course, explanation, Renderer } = playable;
  const { Why, Delivery, Report } = parts;
  const { source } = atom.metadata;
  const goOn = () => {
    const lost = state.phase !== "answering" && state.delivery.status === "failed";
    onContinue?.(lost ? null : outcome);
  };

  usePlayerFocus({
    phase: state.phase,
    onArrival: focused,
    fullScreen,
    heading: headingRef,
    exercise: exerciseRef,
    feedback: feedbackRef,
  });
  useDeliveryNews(state, announce);
  useAfterReading(course === "text", state, goOn);

  const submit = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault();
    if (state.phase === "answering") controls.check();
    else goOn();
  };
  useKeyDown(formRef, (event, form) => {
    pressByNumber(event, form);
    if (event.key !== "Enter" || event.target !== feedbackRef.current) return;
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
          isDrafted={atom.metadata.drafted_by !== undefined}
          report={Report && onReport && <Report onReport={onReport} />}
        />
        <div ref={exerciseRef} lang={language} className={exerciseClass}>
          <Renderer
            exercise={playable.exercise}
            response={state.response}
            language={language}
            promptId={promptId}
            phase={judged ? state.phase : "answering"}
            verdicts={judged ? verdicts : null}
            announce={announce}
            onChange={(response) => {
              controls.change(response);
              onResponse?.(response);
            }}
          />
        </div>
      </div>
      <div className={sheet({ pinned: fullScreen, tone: shown ? outcome : "plain" })}>
        <div className={sheetBody}>
          {state.phase !== "answering" && outcome !== null && (shown || failed) ? (
            <Feedback
              ref={feedbackRef}
              playable={playable}
              language={language}
              state={state}
              outcome={outcome}
              delivery={
                Delivery && <Delivery delivery={state.delivery} onSendAgain={controls.sendAgain} />
              }
            />
          ) : null}
          {shown && (explanation ?? source ?? onWhy) !== undefined ? (
            <Why
              explanation={explanation}
              source={source}
              sourceLanguage={sourceLanguage}
              words={playable.answerWords}
              open={outcome === "correct" || outcome === "revealed"}
              onMore={onWhy}
            />
          ) : null}
          <Actions
            course={course}
            state={state}
            outcome={outcome}
            complete={controls.complete}
            last={onContinue === undefined}
            onReveal={controls.reveal}
            onRetry={controls.retry}
          />
        </div>
      </div>
      {region}
    </form>
  );
}

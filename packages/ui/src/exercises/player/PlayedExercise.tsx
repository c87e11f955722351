import type { Exercise } from "@alambic/domain/exercises";
import { isScored } from "@alambic/domain/exercises";
import { useI18n } from "@alambic/i18n/react";
import { Suspense, useId, useRef } from "react";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { pressByNumber } from "../keys/pressByNumber.ts";
import { useKeyDown } from "../keys/useKeyDown.ts";
import { renderers } from "../registry.ts";
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
import { explanationOf } from "./prompt.ts";
import { Question } from "./Question.tsx";
import { answerWords } from "./sourceParts.ts";
import { useAnnouncements } from "./useAnnouncements.tsx";
import { useExercise } from "./useExercise.ts";
import { useAfterReading, useDeliveryNews, usePlayerFocus } from "./usePlayerEffects.ts";
import { useVerdicts } from "./useVerdicts.ts";
import { Why } from "./Why.tsx";

export interface PlayedExerciseProps extends Omit<ExercisePlayerProps, "onReport"> {
  readonly exercise: Exercise;
  readonly onReport: (() => void) | undefined;
}

function kindOf(exercise: Exercise): "scored" | "text" | "cards" {
  if (isScored(exercise)) return "scored";
  return exercise.content_type === "lesson" ? "text" : "cards";
}

/** An exercise whose content is sound, in its course from question to feedback. */
export function PlayedExercise(props: PlayedExerciseProps) {
  const { exercise, atom, language, sourceLanguage, position } = props;
  const { focused = false, fullScreen = false } = props;
  const { onAnswer, onContinue, onReport } = props;
  const { t } = useI18n();
  const promptId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const exerciseRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLElement>(null);
  const [region, announce] = useAnnouncements();
  const controls = useExercise(exercise, language, onAnswer);
  const { state } = controls;
  const verdicts = useVerdicts(exercise, state, language);
  const outcome = outcomeOf(state);
  const kind = kindOf(exercise);
  const Renderer = renderers[exercise.content_type];
  const goOn = () => {
    const lost = state.phase !== "answering" && state.delivery.status === "failed";
    onContinue(lost ? null : outcome);
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
  useAfterReading(kind === "text", state, goOn);

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

  const shown = state.phase !== "answering" && outcome !== null && kind !== "text";
  const failed = state.phase !== "answering" && state.delivery.status === "failed";
  return (
    <form ref={formRef} noValidate className={player} onSubmit={submit}>
      <div className={column}>
        <Question
          ref={headingRef}
          id={promptId}
          exercise={exercise}
          title={atom.title}
          language={language}
          position={position}
          onReport={onReport}
        />
        <div ref={exerciseRef} lang={language} className={exerciseClass}>
          <Suspense
            fallback={
              <SkeletonRegion label={t("exercise.loading")}>
                <Skeleton shape="card" />
              </SkeletonRegion>
            }
          >
            <Renderer
              exercise={exercise}
              response={state.response}
              language={language}
              promptId={promptId}
              phase={state.phase}
              verdicts={verdicts}
              announce={announce}
              onChange={controls.change}
            />
          </Suspense>
        </div>
      </div>
      <div className={sheet({ pinned: fullScreen, tone: shown ? outcome : "plain" })}>
        <div className={sheetBody}>
          {state.phase !== "answering" && outcome !== null && (shown || failed) ? (
            <Feedback
              ref={feedbackRef}
              exercise={exercise}
              state={state}
              outcome={outcome}
              onSendAgain={controls.sendAgain}
            />
          ) : null}
          {shown ? (
            <Why
              explanation={explanationOf(exercise)}
              source={atom.metadata.source}
              sourceLanguage={sourceLanguage}
              words={answerWords(exercise)}
              open={outcome === "correct" || outcome === "revealed"}
            />
          ) : null}
          <Actions
            kind={kind}
            state={state}
            outcome={outcome}
            complete={controls.complete}
            onReveal={controls.reveal}
            onRetry={controls.retry}
          />
        </div>
      </div>
      {region}
    </form>
  );
}

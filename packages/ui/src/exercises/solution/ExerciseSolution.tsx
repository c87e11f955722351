import type { ExerciseResponse, Locale } from "@alambic/contract";
import { I18nProvider, useI18n } from "@alambic/i18n/react";
import { Suspense, useEffect, useId, useMemo, useState } from "react";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import type { Judge, Playable } from "../playable.ts";
import type { PlayableAtom } from "../player/PlayableAtom.ts";
import { isPlayable, useKind } from "../registry.ts";
import { verdictsOf } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { part } from "./ExerciseSolution.css.ts";

export interface ExerciseSolutionProps {
  readonly atom: PlayableAtom;
  /** The language of instruction. */
  readonly language: Locale;
  /** `question`: what is asked; `answer`: what was answered; `key`: the right answer; `reason`: why. */
  readonly show: "question" | "answer" | "key" | "reason";
  /** What was answered. */
  readonly response?: ExerciseResponse | null | undefined;
}

/**
 * One part of an exercise that is over, as it looks in the player: the question, the answer that was given
 * with its verdicts, the right one, or the reason. Nothing can be changed.
 */
export function ExerciseSolution(props: ExerciseSolutionProps) {
  const { content_type: type, title } = props.atom;
  if (!isPlayable(type)) return props.show === "question" ? title : null;
  return (
    <Suspense fallback={<Skeleton width="half" />}>
      <LoadedSolution {...props} type={type} />
    </Suspense>
  );
}

interface LoadedSolutionProps extends ExerciseSolutionProps {
  readonly type: Parameters<typeof useKind>[0];
}

function LoadedSolution({ type, ...props }: LoadedSolutionProps) {
  const { locale } = useI18n();
  const { read, messages } = useKind(type, locale);
  const { content } = props.atom;
  const playable = useMemo(() => read(content), [read, content]);
  if (!playable.ok) return props.show === "question" ? props.atom.title : null;
  return (
    <I18nProvider locale={locale} messages={messages}>
      <SolutionPart {...props} playable={playable.value} />
    </I18nProvider>
  );
}

interface SolutionPartProps extends ExerciseSolutionProps {
  readonly playable: Playable;
}

function SolutionPart({ playable, atom, show, response, language }: SolutionPartProps) {
  const { prompt, explanation } = playable;
  switch (show) {
    case "question":
      return prompt === null ? atom.title : <RichText text={prompt.whole} />;
    case "reason":
      return explanation === undefined ? null : <RichText text={explanation} />;
    default:
      return (
        <Answer playable={playable} show={show} response={response ?? null} language={language} />
      );
  }
}

interface AnswerProps extends Pick<ExerciseSolutionProps, "language"> {
  readonly playable: Playable;
  readonly show: "answer" | "key";
  readonly response: ExerciseResponse | null;
}

function Answer({ playable, show, response, language }: AnswerProps) {
  const { Renderer, exercise, prompt } = playable;
  const promptId = useId();
  const judge = useJudge(playable);
  if (judge === null) return <Skeleton width="half" />;
  const shown = show === "key" ? judge.key : response;
  if (shown === null) return null;
  return (
    <div lang={language} className={part}>
      <VisuallyHidden>
        <span id={promptId}>{prompt === null ? null : <RichText text={prompt.whole} />}</span>
      </VisuallyHidden>
      <Renderer
        exercise={exercise}
        response={shown}
        language={language}
        promptId={promptId}
        phase={show === "key" ? "revealed" : "checked"}
        verdicts={verdictsOf(judge.score(shown, { locale: language }))}
        announce={ignore}
        onChange={ignore}
      />
    </div>
  );
}

function ignore() {}

/** What judges an exercise, once it has come. */
function useJudge(playable: Playable): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    let isGone = false;
    void Promise.resolve(playable.judge()).then(
      (come) => (isGone ? undefined : setJudge(come)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [playable]);
  return judge;
}

import type {
  CharacterAnswer,
  CharacterContent,
  CharacterResponse,
  WriteTask,
} from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import { lazy } from "../lazy.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import type { KindProps } from "../renderer.ts";
import { solution, solutionSign } from "./Character.css.ts";

/** What draws comes where strokes are known. */
export const laterDrawing = lazy(() => import("./DrawnOrTyped.tsx"));

export interface WritingProps extends KindProps<CharacterContent, CharacterResponse> {
  readonly task: WriteTask;
}

/** A character to type; or to draw, where its strokes are known and what draws has arrived. */
export function Writing(props: WritingProps) {
  const { content, task, response, phase, verdicts, promptId, onChange, announce } = props;
  const { t, rich } = useI18n();
  const { strokes: models } = task;
  const answer = response?.answer;
  useLanguageFont(content.lang, content.character);

  const give = (next: CharacterAnswer) => onChange({ content_type: "character", answer: next });
  const field = (
    <AnswerField
      label={t(task.typed === undefined ? "character.typeLabel" : "character.typeReadingLabel")}
      promptId={promptId}
      value={answer?.type === "typed" ? answer.text : ""}
      maxLength={100}
      lang={content.lang}
      readOnly={phase !== "answering"}
      right={verdicts?.get(wholeExercise)}
      onType={(text) => give({ type: "typed", text })}
    />
  );
  return (
    <>
      {phase === "revealed" && models !== undefined ? (
        <p className={solution}>
          {rich("character.answer", {
            sign: () => (
              <span lang={content.lang} className={solutionSign}>
                {content.character}
              </span>
            ),
          })}
        </p>
      ) : null}
      {models === undefined ? (
        field
      ) : (
        <WhenLoaded
          part={laterDrawing}
          meanwhile={
            <SkeletonRegion label={t("exercise.loading")}>
              <Skeleton shape="card" />
            </SkeletonRegion>
          }
          otherwise={field}
        >
          {({ DrawnOrTyped }) => (
            <DrawnOrTyped
              models={models}
              answer={answer}
              phase={phase}
              field={field}
              announce={announce}
              onGive={give}
            />
          )}
        </WhenLoaded>
      )}
    </>
  );
}

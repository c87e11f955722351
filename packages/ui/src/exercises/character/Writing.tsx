import type {
  CharacterAnswer,
  CharacterContent,
  CharacterResponse,
  WriteTask,
} from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import { Suspense, useRef, useState } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { lazyPart } from "../../primitives/late-part/lazyPart.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import type { KindProps } from "../renderer.ts";
import { hint, solution, solutionSign } from "./Character.css.ts";
import type { Way } from "./WaySwitch.tsx";
import { WaySwitch } from "./WaySwitch.tsx";

const Drawing = lazyPart(() => import("./Drawing.tsx"));

export interface WritingProps extends KindProps<CharacterContent, CharacterResponse> {
  readonly task: WriteTask;
}

/** A character to draw, where its strokes are known, or to type: as the learner likes. */
export function Writing(props: WritingProps) {
  const { content, task, response, phase, verdicts, promptId, onChange, announce } = props;
  const { t, rich } = useI18n();
  const { strokes: models } = task;
  const answer = response?.answer;
  const [chosen, setChosen] = useState<Way>(models === undefined ? "typed" : "drawn");
  /** What was given the other way, for who turns back. */
  const aside = useRef<CharacterAnswer | null>(null);
  const open = phase === "answering";
  const way = !open && answer !== undefined && answer.type !== "chosen" ? answer.type : chosen;
  useLanguageFont(content.lang, content.character);

  const give = (next: CharacterAnswer) => onChange({ content_type: "character", answer: next });
  const turn = (next: Way) => {
    const before = aside.current;
    aside.current = answer ?? null;
    setChosen(next);
    give(
      before ?? (next === "typed" ? { type: "typed", text: "" } : { type: "drawn", strokes: [] }),
    );
  };
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
      {models === undefined || !open ? null : (
        <>
          <p className={hint}>{t("character.hint")}</p>
          <WaySwitch way={way} onTurn={turn} />
        </>
      )}
      {way === "typed" || models === undefined ? (
        <AnswerField
          label={t("character.typeLabel")}
          promptId={promptId}
          value={answer?.type === "typed" ? answer.text : ""}
          maxLength={100}
          lang={content.lang}
          readOnly={!open}
          right={verdicts?.get(wholeExercise)}
          onType={(text) => give({ type: "typed", text })}
        />
      ) : (
        <Suspense
          fallback={
            <SkeletonRegion label={t("exercise.loading")}>
              <Skeleton shape="card" />
            </SkeletonRegion>
          }
        >
          <Drawing
            models={models}
            strokes={answer?.type === "drawn" ? answer.strokes : []}
            phase={phase}
            announce={announce}
            onDraw={(strokes) => give({ type: "drawn", strokes })}
          />
        </Suspense>
      )}
    </>
  );
}

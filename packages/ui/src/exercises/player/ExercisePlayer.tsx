import { plainText } from "@alambic/domain/exercises/kind";
import type { ContentType } from "@alambic/domain/exercises/kind";
import { I18nProvider, useI18n } from "@alambic/i18n/react";
import { Suspense, useMemo } from "react";
import type { ReactNode } from "react";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { ExerciseFallback } from "../fallback/ExerciseFallback.tsx";
import { RendererBoundary } from "../fallback/RendererBoundary.tsx";
import { isPlayable, useKind } from "../registry.ts";
import { Eyebrow } from "./Eyebrow.tsx";
import { column, player } from "./ExercisePlayer.css.ts";
import type { ExercisePlayerProps } from "./ExercisePlayerProps.ts";
import { focusQuestion, focusScreen } from "./focus-question.ts";
import "./FullScreenParts.css.ts";
import { fullScreen as fullScreenClass, stays, waiting } from "./FullScreen.css.ts";
import { lateParts } from "./lateParts.ts";
import { PlayedExercise } from "./PlayedExercise.tsx";
import type { PlayerParts } from "./PlayerParts.ts";
import { ReportButton } from "./ReportButton.tsx";

type Fallback = (
  reason: "unknown" | "broken" | "unloaded",
  onRetry?: () => void,
  details?: readonly string[],
) => ReactNode;

/**
 * Plays one exercise: question, answer, check or reveal, feedback with its source, and on. It holds
 * the response, and knows no network. Give it a `key` of its own for each turn.
 */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const { atom, onContinue, onReport } = props;
  const { content_type: type } = atom;
  const fallback: Fallback = (reason, onRetry, details = []) => (
    <div className={player}>
      <div className={column}>
        <ExerciseFallback
          reason={reason}
          onRetry={onRetry}
          onReport={onReport && (() => onReport({ atomId: atom.id, reason, details }))}
          onSkip={() => onContinue(null)}
        />
      </div>
    </div>
  );
  if (!isPlayable(type)) return fallback("unknown", undefined, ["content_type: unknown_type"]);
  return (
    <RendererBoundary
      fallback={(reason, onRetry, message) => fallback(reason, onRetry, [`renderer: ${message}`])}
    >
      <Suspense fallback={<ExerciseSkeleton />}>
        <LoadedExercise {...props} type={type} fallback={fallback} />
      </Suspense>
    </RendererBoundary>
  );
}

const pageParts: PlayerParts = {
  late: lateParts.inPage,
};
const screenParts: PlayerParts = {
  late: lateParts.onScreen,
  fullScreen: fullScreenClass,
};
/** Of a question that leaves room for its answer beside it, wherever one scrolls. */
const shortParts: PlayerParts = { ...screenParts, fullScreen: `${fullScreenClass} ${stays}` };

/** Signs of a question that is short: three lines on a phone. */
const shortQuestion = 90;

interface LoadedExerciseProps extends ExercisePlayerProps {
  readonly type: ContentType;
  readonly fallback: Fallback;
}

/** An exercise of a kind that is known here: played, if its content is sound. */
function LoadedExercise({ type, fallback, ...props }: LoadedExerciseProps) {
  const { atom, position, fullScreen = false, focused = false, prospect, cheer } = props;
  const { late, revealMarks } = props;
  const { onReport, onWhy } = props;
  const arrive = fullScreen ? focusScreen : focusQuestion;
  const { locale } = useI18n();
  const { read, messages } = useKind(type, locale);
  const result = useMemo(() => read(atom.content), [read, atom.content]);
  if (!result.ok) {
    return fallback(
      "broken",
      undefined,
      result.error.map(({ path, code }) => `${path}: ${code}`),
    );
  }
  const isShort = plainText(result.value.prompt?.whole ?? atom.title).length <= shortQuestion;
  return (
    <I18nProvider locale={locale} messages={messages}>
      <PlayedExercise
        {...props}
        title={atom.title}
        hint={atom.metadata.hint}
        source={atom.metadata.source}
        parts={{
          ...(!fullScreen ? pageParts : isShort ? shortParts : screenParts),
          prospect,
          cheer,
          revealMarks,
          ...(late && { late }),
        }}
        focusQuestion={focused ? arrive : undefined}
        playable={result.value}
        eyebrow={
          <Eyebrow
            label={result.value.label}
            position={position}
            note={atom.note}
            isDrafted={atom.metadata.drafted_by !== undefined}
          />
        }
        report={
          onReport && (
            <ReportButton
              onReport={() => onReport({ atomId: atom.id, reason: "learner", details: [] })}
            />
          )
        }
        onWhy={onWhy && (() => onWhy(atom.id))}
      />
    </I18nProvider>
  );
}

/** The place of an exercise whose kind is on its way. */
function ExerciseSkeleton() {
  const { t } = useI18n();
  return (
    <div className={`${player} ${waiting}`}>
      <div className={column}>
        <SkeletonRegion label={t("exercise.loading")}>
          <Skeleton shape="card" />
        </SkeletonRegion>
      </div>
    </div>
  );
}

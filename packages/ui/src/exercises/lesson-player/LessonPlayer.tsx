import type { ExerciseResponse, Locale } from "@alambic/contract";
import { isFinished } from "@alambic/domain/progress";
import { useI18n } from "@alambic/i18n/react";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import type { ExerciseReport } from "../player/ExercisePlayerProps.ts";
import type { AnswerCircumstances, AnswerReply } from "../session/ExerciseSession.ts";
import { useEffect } from "react";
import { preloadKind } from "../registry.ts";
import type { LessonAtom } from "./LessonAtom.ts";
import { LessonBar } from "./LessonBar.tsx";
import { lesson } from "./LessonPlayer.css.ts";
import { currentItem, isReturn } from "./lessonSession.ts";
import { LessonSummary } from "./LessonSummary.tsx";
import type { NextLesson } from "./NextLesson.ts";
import { useLessonSession } from "./useLessonSession.ts";

export interface LessonPlayerProps {
  readonly title: string;
  /** In order. What is finished is not asked again, unless all of it is. */
  readonly atoms: readonly LessonAtom[];
  /** The language of instruction of the capsule. */
  readonly language: Locale;
  readonly sourceLanguage?: string | undefined;
  /** XP that the lesson has given before. */
  readonly xpEarned: number;
  readonly planHref: string;
  /** The lesson that this one opens; null when there is none. */
  readonly next: NextLesson | null;
  readonly onAnswer: (
    atomId: string,
    response: ExerciseResponse | null,
    circumstances: AnswerCircumstances,
  ) => Promise<AnswerReply>;
  readonly onClose: () => void;
  /** Told once, when the last item was left: the host may fetch progress anew. */
  readonly onFinish?: (() => void) | undefined;
  readonly onReport?: ((report: ExerciseReport) => void) | undefined;
  /** Shows what vouches for an item, from “Why?”. */
  readonly onWhy?: ((atomId: string) => void) | undefined;
}

/**
 * Milliseconds for which what the next item needs does not compete with the page that is loading; nobody
 * is through with the first item sooner.
 */
const firstReading = 3_000;

/** Runs a lesson from its first open item to its summary. What was not right comes back at the end. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { title, atoms, language, sourceLanguage, planHref, next } = props;
  const { onAnswer, onClose, onFinish, onReport, onWhy } = props;
  const { locale } = useI18n();
  const { session, xp, gained, proceed, resume, count } = useLessonSession(
    props.atoms,
    props.xpEarned,
    onFinish,
  );
  const id = currentItem(session);
  const atom = atoms.find((item) => item.id === id);
  const nextType = atoms.find((item) => item.id === session.order[session.at + 1])?.content_type;

  const isFirst = session.at === 0;
  useEffect(() => {
    if (nextType === undefined) return undefined;
    const wait = isFirst ? firstReading : 0;
    const timer = setTimeout(() => void preloadKind(nextType, locale), wait);
    return () => clearTimeout(timer);
  }, [nextType, locale, isFirst]);

  const finished = atoms.filter(
    (item) => session.records.get(item.id)?.done ?? isFinished(item.progress_status),
  ).length;
  return (
    <div className={lesson}>
      <LessonBar title={title} done={finished} total={atoms.length} xp={xp} onClose={onClose} />
      {atom === undefined ? (
        <LessonSummary
          atoms={atoms}
          records={session.records}
          gained={gained}
          language={language}
          planHref={planHref}
          next={next}
          onResume={resume}
        />
      ) : (
        <ExercisePlayer
          key={`${session.at} ${atom.id}`}
          atom={atom}
          language={language}
          sourceLanguage={sourceLanguage}
          fullScreen
          focused={session.at > 0}
          position={{
            number: atoms.indexOf(atom) + 1,
            total: atoms.length,
            again: isReturn(session),
          }}
          onAnswer={async (response, circumstances) =>
            count(await onAnswer(atom.id, response, circumstances))
          }
          onContinue={proceed}
          onReport={onReport}
          onWhy={onWhy}
        />
      )}
    </div>
  );
}

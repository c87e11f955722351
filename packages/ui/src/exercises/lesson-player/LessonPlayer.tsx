import type { ExerciseResponse, Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { lazy } from "../lazy.ts";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import type { ExerciseReport } from "../player/ExercisePlayerProps.ts";
import { lateParts } from "../player/lateParts.ts";
import { isKindHere, preloadKind } from "../registry.ts";
import type { AnswerCircumstances, AnswerReply, Outcome } from "../session/ExerciseSession.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { accountReducer, currentItem } from "./lessonAccount.ts";
import type { LessonAccount } from "./lessonAccount.ts";
import type { LessonAtom } from "./LessonAtom.ts";
import { LessonBar } from "./LessonBar.tsx";
import { figuresOf } from "./lessonFigures.ts";
import { lesson, summaryPlace } from "./LessonPlayer.css.ts";
import type { NextLesson } from "./NextLesson.ts";
import { useLessonAccount } from "./useLessonAccount.ts";

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
  /** When something of it is asked again, in a word, told at its end; null while that is not known. */
  readonly nextReview?: string | null | undefined;
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
  /** What its host puts at the end of the bar, such as a way to notes. */
  readonly barEnd?: ReactNode;
}

/**
 * Milliseconds for which what the next item needs does not compete with the page that is loading; nobody
 * is through with the first item sooner.
 */
const firstReading = 3_000;

/** Milliseconds that what was left stays for the next item to arrive, before its place shows that it loads. */
const patience = 300;

/** The end comes while the learner is under way. */
const lateSummary = lazy(async () => (await import("./LessonSummary.tsx")).LessonSummary);

/** Runs a lesson from its first open item to its summary. What was not right comes back at the end. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { title, atoms, language, sourceLanguage, planHref, next, nextReview } = props;
  const { onAnswer, onClose, onFinish, onReport, onWhy, barEnd } = props;
  const { t, locale } = useI18n();
  const [account, tell] = useLessonAccount({ atoms, xp: props.xpEarned });
  const figures = figuresOf(account);
  const leaving = useRef<string | null>(null);
  const typeAt = ({ order, at }: LessonAccount) =>
    atoms.find(({ id }) => id === order[at])?.content_type;
  const id = currentItem(account);
  const atom = atoms.find((item) => item.id === id);
  const nextType = typeAt({ ...account, at: account.at + 1 });
  const turn = `${account.round} ${account.at} ${id}`;

  const isFirst = account.at === 0;
  useEffect(() => {
    const fetchAhead = () => {
      if (nextType !== undefined) void preloadKind(nextType, locale);
      for (const part of [lateParts.onScreen, lateSummary]) {
        // Where it does not arrive, it is asked for again when it is shown.
        void Promise.resolve(part.load()).catch(() => {});
      }
    };
    const timer = setTimeout(fetchAhead, isFirst ? firstReading : 0);
    return () => clearTimeout(timer);
  }, [nextType, locale, isFirst]);

  const proceed = async (outcome: Outcome | null) => {
    if (leaving.current === turn) return;
    leaving.current = turn;
    const then = accountReducer(account, { type: "left", outcome });
    const type = typeAt(then);
    if (type !== undefined && !isKindHere(type, locale)) {
      const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
      await Promise.race([preloadKind(type, locale), tooLong]);
    }
    tell({ type: "left", outcome });
    if (currentItem(then) === undefined) onFinish?.();
  };

  const answer = async (
    atomId: string,
    response: ExerciseResponse | null,
    circumstances: AnswerCircumstances,
  ): Promise<AnswerReply> => {
    const { revealed, score } = circumstances;
    tell({ type: "judged", outcome: revealed ? "revealed" : (score?.outcome ?? "completed") });
    const reply = await onAnswer(atomId, response, circumstances);
    if (typeof reply !== "string") {
      tell({ type: "paid", xp: reply.xp_awarded + reply.bonus_xp_awarded });
      if (!revealed) tell({ type: "judged anew", id: atomId, outcome: reply.feedback.outcome });
    }
    return reply;
  };

  return (
    <div className={lesson} data-beside-drawer="">
      <LessonBar
        title={title}
        done={figures.known}
        seen={figures.seen}
        total={figures.total}
        xp={figures.xp}
        onClose={onClose}
        end={barEnd}
      />
      {atom === undefined ? (
        <WhenLoaded
          part={lateSummary}
          otherwise={
            <div className={summaryPlace}>
              <ButtonLink href={planHref}>{t("lessonPlayer.summary.plan")}</ButtonLink>
            </div>
          }
        >
          {(LessonSummary) => (
            <LessonSummary
              atoms={atoms}
              figures={figures}
              language={language}
              planHref={planHref}
              next={next}
              nextReview={nextReview}
              onResume={() => tell({ type: "resumed" })}
            />
          )}
        </WhenLoaded>
      ) : (
        <ExercisePlayer
          key={turn}
          atom={atom}
          language={language}
          sourceLanguage={sourceLanguage}
          fullScreen
          focused={account.at > 0 || account.round > 0}
          position={{ number: figures.seen, total: figures.total, again: figures.isReturn }}
          prospect={figures.prospect}
          cheer={figures.isThree ? t("lessonPlayer.three") : null}
          onAnswer={(response, circumstances) => answer(atom.id, response, circumstances)}
          onContinue={(outcome) => void proceed(outcome)}
          onReport={onReport}
          onWhy={onWhy}
        />
      )}
    </div>
  );
}

import type { Locale } from "@alambic/contract";
import type { ScoreNote } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import type { Playable } from "../playable.ts";
import { isLacking } from "./isLacking.ts";
import type { Prospect } from "./PlayerParts.ts";
import type { ExerciseSession, Outcome } from "../session/ExerciseSession.ts";

export interface FeedbackDetailsProps {
  readonly playable: Playable;
  readonly language: Locale;
  readonly session: ExerciseSession;
  readonly outcome: Outcome;
  /** When it is asked again, where a host knows. */
  readonly prospect?: Prospect | undefined;
}

/** What can be done about an answer: a host that keeps answers asks again, others leave it here. */
const prospects = {
  end: { lacking: "exercise.feedback.comesBack", revealed: "exercise.feedback.comesBackLater" },
  round: { lacking: "exercise.feedback.waits", revealed: "exercise.feedback.waits" },
  alone: { lacking: "exercise.feedback.tryAgain", revealed: "exercise.feedback.tryUnaided" },
} as const;

/** Whether somebody else than the player hears of the answer. */
const isKept = (session: ExerciseSession) =>
  session.phase !== "answering" && session.delivery.status !== "scored";

/** What was right, how it is written, and what comes of it. */
export function FeedbackDetails(props: FeedbackDetailsProps) {
  const { playable, language, session, outcome } = props;
  const { t } = useI18n();
  const judge = playable.judge();
  const score = session.phase === "checked" ? session.score : null;
  const total = score?.parts.length ?? 0;
  const right = score?.parts.filter(({ correct }) => correct).length ?? 0;
  const countsParts = playable.countsParts && outcome !== "correct" && total > 1;
  const { prospect: told = isKept(session) ? "end" : "alone" } = props;
  const prospect = told && prospects[told];
  return (
    <>
      {score?.notes.map((note) => (
        <p key={note.id}>
          <Note note={note} lang={playable.languageOf(note.id)} />
        </p>
      ))}
      {session.phase === "checked" && !(judge instanceof Promise)
        ? judge.remark(session.response, session.score, language)
        : null}
      {countsParts ? <p>{t("exercise.feedback.parts", { right, total })}</p> : null}
      {playable.completion === "cards" ? (
        <p>{t("exercise.feedback.cardsKnown", { known: right, total })}</p>
      ) : null}
      {prospect && isLacking(outcome) ? <p>{t(prospect.lacking)}</p> : null}
      {prospect && outcome === "revealed" ? <p>{t(prospect.revealed)}</p> : null}
    </>
  );
}

function Note({ note, lang }: { readonly note: ScoreNote; readonly lang: string | undefined }) {
  const { rich } = useI18n();
  const answer = () => <strong lang={lang}>{note.expected}</strong>;
  return note.kind === "accents"
    ? rich("exercise.note.accents", { answer })
    : rich("exercise.note.spelling", { answer });
}

import type { Locale } from "@alambic/contract";
import type { ScoreNote } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import type { Playable } from "../playable.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";

export interface FeedbackDetailsProps {
  readonly playable: Playable;
  readonly language: Locale;
  readonly state: ExerciseState;
  readonly outcome: Outcome;
}

/** What was right, how it is written, and when it comes back. */
export function FeedbackDetails(props: FeedbackDetailsProps) {
  const { playable, language, state, outcome } = props;
  const { t } = useI18n();
  const { Remark } = playable;
  const score = state.phase === "checked" ? state.score : null;
  const total = score?.parts.length ?? 0;
  const right = score?.parts.filter(({ correct }) => correct).length ?? 0;
  const countsParts = playable.countsParts && outcome !== "correct" && total > 1;
  return (
    <>
      {score?.notes.map((note) => (
        <p key={note.id}>
          <Note note={note} lang={playable.languageOf(note.id)} />
        </p>
      ))}
      {Remark !== null && state.phase === "checked" ? (
        <Remark
          exercise={playable.exercise}
          response={state.response}
          score={state.score}
          language={language}
        />
      ) : null}
      {countsParts ? <p>{t("exercise.feedback.parts", { right, total })}</p> : null}
      {playable.course === "cards" ? (
        <p>{t("exercise.feedback.cardsKnown", { known: right, total })}</p>
      ) : null}
      {outcome === "incorrect" || outcome === "partial" ? (
        <p>{t("exercise.feedback.comesBack")}</p>
      ) : null}
      {outcome === "revealed" ? <p>{t("exercise.feedback.comesBackLater")}</p> : null}
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

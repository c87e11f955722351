import type { Exercise, ScoreNote } from "@alambic/domain/exercises";
import { useI18n } from "@alambic/i18n/react";
import type { ExerciseState, Outcome } from "./exerciseState.ts";

export interface FeedbackDetailsProps {
  readonly exercise: Exercise;
  readonly state: ExerciseState;
  readonly outcome: Outcome;
}

/** What was right, how it is written, and when it comes back. */
export function FeedbackDetails({ exercise, state, outcome }: FeedbackDetailsProps) {
  const { t } = useI18n();
  const score = state.phase === "checked" ? state.score : null;
  const total = score?.parts.length ?? 0;
  const right = score?.parts.filter(({ correct }) => correct).length ?? 0;
  const countsParts =
    outcome !== "correct" &&
    total > 1 &&
    (exercise.content_type === "matching" || exercise.content_type === "fill_in_blank");
  return (
    <>
      {score?.notes.map((note) => (
        <p key={note.id}>
          <Note note={note} lang={languageOf(exercise, note.id)} />
        </p>
      ))}
      {countsParts ? <p>{t("exercise.feedback.parts", { right, total })}</p> : null}
      {exercise.content_type === "flashcards" ? (
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

/** The language that a part was answered in. */
function languageOf(exercise: Exercise, id: string): string | undefined {
  if (exercise.content_type === "short_answer") return exercise.content.lang;
  if (exercise.content_type !== "fill_in_blank") return undefined;
  const gap = exercise.content.segments.find(
    (segment) => segment.type === "gap" && segment.id === id,
  );
  return gap?.type === "gap" ? gap.lang : undefined;
}

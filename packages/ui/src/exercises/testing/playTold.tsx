import type { Exercise } from "@alambic/domain/exercises";
import { vi } from "vitest";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import type { AnswerReply } from "../session/ExerciseSession.ts";
import { atomWith } from "./atomWith.ts";
import { renderExercise } from "./renderExercise.tsx";
import { replyTo } from "./replies.ts";
import type { Course, Happening } from "./happenings.ts";
import { press } from "./happenings.ts";

const hint = "Relis la page 12.";

/** An exercise with a hint, before a host that lets an answer wait, fail, be kept, and be counted. */
export async function playTold(exercise: Exercise) {
  const atom = { ...atomWith(exercise), metadata: { hint } };
  let waiting: PromiseWithResolvers<AnswerReply> | null = null;
  /** What waits for a reply, once an answer was handed on; each has one. */
  const sending = () =>
    vi.waitFor(() => {
      const own = waiting;
      if (own === null) throw new Error("No answer was handed on.");
      waiting = null;
      return own;
    });
  const screen = await renderExercise(
    <main>
      <ExercisePlayer
        atom={atom}
        language="fr"
        onContinue={() => {}}
        onAnswer={() => {
          waiting = Promise.withResolvers();
          return waiting.promise;
        }}
      />
    </main>,
  );
  return {
    container: screen.container,
    fail: async () => (await sending()).reject(new TypeError("It could not be sent.")),
    keep: async () => (await sending()).resolve("queued"),
    count: async () => (await sending()).resolve({ ...replyTo(atom, null, true), xp_awarded: 5 }),
  };
}

type Host = Awaited<ReturnType<typeof playTold>>;

const asked: Happening = {
  what: "the hint is shown",
  act: (within) => press(within, "Indice"),
  says: /^Relis la page 12\.$/u,
};

/** All that happens in an exercise, from its hint to what becomes of its answer. */
export function toldOf({ exercise, happenings, end }: Course, host: Host): readonly Happening[] {
  const again = (within: HTMLElement) => press(within, "Renvoyer");
  const handIn = (within: HTMLElement) => press(within, end);
  const lost = { what: "the answer could not be sent", says: /Ta réponse n’a pas été envoyée/u };
  if (exercise.content_type === "lesson") {
    // A text is left as soon as it is known to be read: only that it is not known is told.
    return [{ ...lost, act: (within) => handIn(within).then(host.fail) }];
  }
  return [
    asked,
    ...happenings,
    { what: "the answer is long on its way", act: handIn, says: /^Envoi de ta réponse…$/u },
    { ...lost, act: host.fail },
    {
      what: "the answer is kept on the device",
      act: (within) => again(within).then(host.keep),
      says: /^Réponse enregistrée sur cet appareil/u,
    },
    {
      what: "the answer is counted",
      act: (within) => again(within).then(host.count),
      says: /^\+5 XP$/u,
    },
  ];
}

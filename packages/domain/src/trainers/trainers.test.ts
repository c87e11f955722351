import fc from "fast-check";
import { expect, test } from "vitest";
import { answered, judgeAnswer, startSession } from "./index.ts";
import type { TrainerVerdict } from "./index.ts";

const card = (answers: readonly string[], answerLang: string) => ({ answers, answerLang });

test.each<[string, readonly string[], string, TrainerVerdict]>([
  ["das Fenster", ["das Fenster"], "de", "right"],
  ["élève", ["élève"], "fr", "right"],
  ["eleve", ["élève"], "fr", "accent"],
  ["manana", ["mañana"], "es", "accent"],
  ["la bibliotheque municipale", ["la bibliothèque municipale"], "fr", "accent"],
  ["das Fennster", ["das Fenster"], "de", "slip"],
  ["die Tür", ["das Fenster"], "de", "mistake"],
  ["neko", ["ねこ", "neko"], "ja", "right"],
  ["nako", ["ねこ", "neko"], "ja", "mistake"],
  ["", ["chat"], "fr", "mistake"],
])("%o for %o in %s is judged %s", (typed, answers, lang, verdict) => {
  expect(judgeAnswer(typed, card(answers, lang), [], "nl")).toBe(verdict);
});

test("a slip that spells another word of the round is that word", () => {
  const asked = card(["Fenster"], "de");
  expect(judgeAnswer("Fennster", asked, [], "nl")).toBe("slip");
  expect(judgeAnswer("Fennster", asked, [card(["Fennster"], "de")], "nl")).toBe("mistake");
});

const verdicts = fc.constantFrom<TrainerVerdict | "revealed">(
  "right",
  "slip",
  "accent",
  "mistake",
  "revealed",
);

test("no card is lost or doubled, and every round ends", () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.array(verdicts, { maxLength: 60 }), (cards, given) => {
      let session = startSession(cards);
      let known = 0;
      for (const verdict of given) {
        if (session.queue.length > 0 && verdict !== "mistake" && verdict !== "revealed") known += 1;
        session = answered(session, verdict);
        expect(session.queue.length + known).toBe(cards.length);
        expect(new Set(session.queue).size).toBe(session.queue.length);
        expect(session.atOnce + session.missed.size).toBeLessThanOrEqual(cards.length);
      }
      for (let left = session.queue.length; left > 0; left -= 1)
        session = answered(session, "slip");
      expect(session.queue).toEqual([]);
      expect(session.atOnce + session.missed.size).toBe(cards.length);
    }),
  );
});

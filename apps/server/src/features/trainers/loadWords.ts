import type { Locale, TrainedWord } from "@alambic/contract";
import { parseExercise } from "@alambic/domain/exercises";

import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { loadPlan, seesUnsharedBonus } from "../capsules/index.ts";
import type { CapsuleRow } from "../capsules/index.ts";
import { meaningsIn } from "./meaningsIn.ts";
import { wordsOfExercise } from "./wordsOfExercise.ts";
import type { FoundWord } from "./wordsOfExercise.ts";

const kinds = ["vocabulary", "flashcards", "matching"] as const;
const mostWords = 300;

interface Words {
  /** The language of the terms. */
  readonly lang: string;
  readonly words: TrainedWord[];
}

/** The words of a capsule, of what its lessons show this member and of nothing else. */
export async function loadWords(db: Database, capsule: CapsuleRow, member: Member): Promise<Words> {
  const plan = await loadPlan(db, capsule, member);
  const open = plan.flatMap(({ molecule }) =>
    molecule.is_locked || molecule.generation_status !== "completed" ? [] : [molecule.id],
  );
  if (open.length === 0) return { lang: "und", words: [] };
  const rows = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .select(["atoms.content_type", "atoms.content"])
    .select(["atoms.is_bonus", "atoms.is_shared_bonus"])
    .where("atoms.molecule_id", "in", open)
    .where("atoms.content_type", "in", kinds)
    .where("atoms.retired_at", "is", null)
    .orderBy("molecules.lesson_number")
    .orderBy("atoms.position")
    .execute();
  const seesUnshared = seesUnsharedBonus(capsule, member);
  const found = rows
    .filter(({ is_bonus, is_shared_bonus }) => !is_bonus || is_shared_bonus || seesUnshared)
    .flatMap((row) => {
      const exercise = parseExercise(row);
      return exercise.ok ? wordsOfExercise(exercise.value) : [];
    });
  return collect(found, capsule.language);
}

/** Each word once, in the language that most of them are in. */
function collect(found: readonly FoundWord[], language: Locale): Words {
  const counts = new Map<string, number>();
  for (const { lang } of found) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const [lang = "und"] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const words = new Map<string, TrainedWord>();
  for (const word of found) {
    const [id = ""] = word.terms;
    if (word.lang !== lang || words.has(id) || words.size === mostWords) continue;
    const meanings = [
      { language: word.meaningLanguage ?? language, texts: [...word.meanings] },
      ...meaningsIn(word.terms, lang),
    ].filter((one, at, all) => all.findIndex((other) => other.language === one.language) === at);
    words.set(id, { id, terms: [...word.terms], reading: word.reading, meanings });
  }
  return { lang, words: [...words.values()] };
}

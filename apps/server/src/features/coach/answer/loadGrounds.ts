import { findPassages, readQuestion } from "@alambic/domain/coach";

import type { Database } from "../../../platform/db/Store.ts";
import { loadPassages } from "../passages/loadPassages.ts";
import type { Asked } from "./Asked.ts";
import { factsOf } from "./facts.ts";
import type { Ground } from "./Ground.ts";

const mostPassages = 8;

/** What a model is given to answer from: this member's own facts, and passages that are open to them. */
export async function loadGrounds(db: Database, asked: Asked): Promise<Ground[]> {
  const { member, content, texts } = asked;
  const language = texts.locale;
  const { topics, isOfOthers, rest } = readQuestion(content, language);
  const grounds: Ground[] = [];
  for (const topic of isOfOthers ? [] : topics) {
    if (topic === "help") continue;
    for (const { key, text, sources } of await factsOf[topic](db, asked)) {
      const name = `F${grounds.length + 1}`;
      grounds.push({ name, kind: "fact", about: key, text, language, sources });
    }
  }
  const text = rest.length > 0 ? rest.join(" ") : content;
  const search = { text, locale: language, most: mostPassages, isLoose: true };
  const passages = findPassages(search, await loadPassages(db, member));
  const found = passages.map(({ passage }, place): Ground => {
    const { source, isOfExercise: _, ...shown } = passage;
    return { ...shown, name: `P${place + 1}`, kind: "passage", sources: [source] };
  });
  return [...grounds, ...found];
}

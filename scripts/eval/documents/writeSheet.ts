import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { createRandom } from "../../../packages/author/src/random/createRandom.ts";
import { plainText } from "../../../packages/domain/src/exercises/index.ts";
import { root } from "../../lib/root.ts";
import { withoutArticle } from "../../../packages/author/src/document/worth/questionOf.ts";
import { isOnLists } from "./isOnLists.ts";
import type { DocumentFigures, PublishedItem } from "./measureDocument.ts";

const sampleSize = 40;
const folder = join(root, "test-results/eval");

/**
 * Writes a sample of the items for a person to judge, one by one: clear, correct, answerable. Those
 * on lists, and those that the learner judges, are few, and all there. Returns where it stands, from the root. The same items are drawn every time.
 */
export async function writeSheet({
  document,
  published,
  judged,
  text,
}: DocumentFigures): Promise<string> {
  const drawn = createRandom(`sheet of ${document.name}`).sample(published, sampleSize);
  const lists = published.filter((each) => isOnLists(each.item) && !drawn.includes(each));
  const lines = [...drawn, ...lists, ...judged].map(
    (each, index) => `${index + 1}. ${described(each, text)}`,
  );
  const path = join(folder, `${document.name}.md`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, `# ${document.name}\n\n${lines.join("\n\n")}\n`);
  return relative(root, path);
}

function described({ item }: PublishedItem, text: string): string {
  const page = item.source?.page ?? "?";
  return `${shown(item.exercise)}${said(item.exercise, text)}\n   (p. ${page}) ${item.source?.quote ?? ""}`;
}

/** How often the document says the right choice, and each of the others: the ranker learns from it. */
function said(exercise: PublishedItem["item"]["exercise"], text: string): string {
  if (exercise.content_type !== "quiz") return "";
  const { choices, correct_choice_ids: right } = exercise.content;
  const counts = choices.map(({ id, text: choice }) => ({
    isRight: right.includes(id),
    count: text.split(withoutArticle(plainText(choice)).toLowerCase()).length - 1,
  }));
  const told = counts.toSorted((a, b) => Number(b.isRight) - Number(a.isRight));
  return `\n   said: ${told.map(({ count }) => count).join(" ")}`;
}

/** What is to be typed, and what stands in the gap until then. */
function gapOf({ answers, hint }: { readonly answers: readonly string[]; readonly hint?: string }) {
  return `[${answers.join("|")}]${hint === undefined ? "" : `{${hint}}`}`;
}

/** An exercise as a reader of sheets sees it, its key marked. */
export function shown(exercise: PublishedItem["item"]["exercise"]): string {
  switch (exercise.content_type) {
    case "quiz": {
      const { prompt, choices, correct_choice_ids: right } = exercise.content;
      const list = choices.map(
        ({ id, text }) => `${right.includes(id) ? "[x]" : "[ ]"} ${plainText(text)}`,
      );
      return `${plainText(prompt)}\n   ${list.join("  ")}`;
    }
    case "true_false":
      return `${exercise.content.answer ? "TRUE" : "FALSE"} ${plainText(exercise.content.statement)}`;
    case "fill_in_blank":
      return exercise.content.segments
        .map((part) => (part.type === "gap" ? gapOf(part) : plainText(part.text)))
        .join("");
    case "matching": {
      const { left, right, pairs } = exercise.content;
      const named = (list: typeof left, wanted: string) =>
        plainText(list.find(({ id }) => id === wanted)?.text ?? "");
      return pairs
        .map(({ left_id: a, right_id: b }) => `${named(left, a)} = ${named(right, b)}`)
        .join("\n   ");
    }
    case "ordering": {
      const { prompt, items, correct_item_ids: order } = exercise.content;
      const steps = order.map((id) => plainText(items.find((each) => each.id === id)?.text ?? ""));
      return `${plainText(prompt)}\n   ${steps.join("\n   ")}`;
    }
    case "categorization": {
      const { groups, items, members } = exercise.content;
      const ofGroup = (wanted: string) =>
        items
          .filter(({ id }) =>
            members.some((each) => each.item_id === id && each.group_id === wanted),
          )
          .map(({ text }) => plainText(text));
      return groups
        .map(({ id, text }) => `${plainText(text)} ${ofGroup(id).join(" | ")}`)
        .join("\n   ");
    }
    case "free_answer": {
      const { prompt, key_points: points } = exercise.content;
      return [prompt, ...points.map(({ text }) => text)].map(plainText).join("\n   - ");
    }
    case "flashcards":
      return exercise.content.cards
        .map(({ front, back }) => `${plainText(front)} = ${plainText(back)}`)
        .join("\n   ");
    default:
      return JSON.stringify(exercise.content);
  }
}

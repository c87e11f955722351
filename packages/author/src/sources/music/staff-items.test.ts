import { expect, it } from "vitest";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { topicRequest } from "../../testing/requests.ts";
import { figureIn } from "../../verify/checks/figureFault.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { music } from "./music.ts";

const request = topicRequest(
  { topic: music.words[0], domain: music.domains[0], mainSkill: "any" },
  { language: "fr" },
);

function isAccepted(item: ItemDraft): boolean {
  const lesson = { index: 0, title: "", description: "", items: [item] };
  return verifyLesson(lesson, request).rejected.length === 0;
}

function withFigure(item: ItemDraft, change: object): ItemDraft {
  const { exercise } = item;
  const figure = { ...figureIn(exercise), ...change };
  return {
    ...item,
    exercise: Object.assign({}, exercise, { content: { ...exercise.content, figure } }),
  };
}

it("shows staves, and catches one that shows or says another note", async () => {
  const drafts = await draftAll(request);
  const shown = drafts
    .flatMap(({ items }) => items)
    .filter(({ exercise }) => figureIn(exercise)?.type === "staff");
  expect(shown.length).toBeGreaterThan(25);
  const other =
    "Une portée en clé de sol, lignes et interlignes comptés de bas en haut. Une note : sur la ligne 9.";
  for (const item of shown) {
    expect(isAccepted(item)).toBe(true);
    expect(isAccepted(withFigure(item, { notes: [{ letter: "B", octave: 6 }] }))).toBe(false);
    expect(isAccepted(withFigure(item, { clef: "alto" }))).toBe(false);
    expect(isAccepted(withFigure(item, { key_signature: 2 }))).toBe(false);
    expect(isAccepted(withFigure(item, { description: other }))).toBe(false);
  }
});

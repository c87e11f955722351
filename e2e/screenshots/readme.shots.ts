import { randomUUID } from "node:crypto";
import type { Atom } from "@alambic/contract";
import { correctResponse } from "@alambic/domain/exercises";
import type { APIRequestContext } from "@playwright/test";
import { Member } from "../src/Member.ts";
import { settleWhole } from "../src/settle.ts";
import { test } from "../src/test.ts";

/** The picture of the README: a learner who has come some way, in the capsule used last most. */
const progress = [
  { lessons: 2, items: 0 },
  { lessons: 5, items: 4 },
];

test.use({ language: "fr", theme: "light", viewport: { width: 1280, height: 900 } });

test("the dashboard", async ({ page, context, server }) => {
  const lina = await Member.signUp(context, server.origin, "Lina", "fr");
  const { items: capsules } = await lina.catalogue();
  for (const [index, { id, domain, area }] of capsules.slice(0, 2).toReversed().entries()) {
    const { lessons = 0, items = 0 } = progress[index] ?? {};
    await lina.enroll(id);
    const { granules } = await lina.capsule(id, domain, area);
    const molecules = granules.flatMap((granule) => granule.molecules);
    for (const [order, molecule] of molecules.slice(0, lessons + 1).entries()) {
      const { atoms } = await lina.lesson(molecule.id);
      const learned = order < lessons ? atoms : atoms.slice(0, items);
      for (const atom of learned) await answerRightly(context.request, server.origin, atom);
    }
  }
  await page.goto("/dashboard");
  await settleWhole(page);
  await page.screenshot({ path: "test-results/screenshots/readme-dashboard.png" });
});

async function answerRightly(
  request: APIRequestContext,
  origin: string,
  atom: Atom,
): Promise<void> {
  const response = await request.post(`${origin}/api/v2/progress/log-answer`, {
    headers: { origin },
    data: {
      answer_id: randomUUID(),
      atom_id: atom.id,
      response: responseTo(atom),
      elapsed_ms: 8000,
      answered_at: new Date().toISOString(),
    },
  });
  if (!response.ok()) throw new Error(await response.text());
}

/** What scores in full: the key, or for what has none, that it was read or recalled. */
function responseTo(atom: Atom) {
  if (atom.content_type === "lesson") return { content_type: atom.content_type };
  if (atom.content_type !== "flashcards") return correctResponse(atom);
  const ratings = atom.content.cards.map(({ id }) => ({ card_id: id, rating: "good" }));
  return { content_type: atom.content_type, ratings };
}

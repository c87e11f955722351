import { randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";

import type { CoachAnswer, CoachReply, Locale } from "@alambic/contract";
import { passagesOf, passagesOfExercise } from "@alambic/domain/coach";
import { beforeAll, expect, it } from "vitest";

import { loadShipped } from "../../../start/content/loadShipped.ts";
import { answer } from "../../../testing/learn.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { stableId } from "../../capsules/index.ts";
import { courses } from "../testing/courses.ts";

type Expected =
  | { readonly facts: readonly string[] }
  | { readonly quote: string }
  | { readonly refusal: true };
type Questions = Readonly<Record<Locale, readonly (readonly [string, Expected])[]>>;

/** Written before the coach was tuned; it is never tuned to fit what the coach can. */
const questions: Questions = JSON.parse(
  readFileSync(new URL("./questions.json", import.meta.url), "utf8"),
);
const leastRight = 0.9;
const server = await startTestServer();
let member: TestMember;

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), courses);
  member = await createMember(server, "pro");
  for (const { locale } of courses)
    await member.post(`/capsules/${stableId(`evaluation-${locale}:${locale}`)}/enroll`);
  // The first lesson of each course is learned, half of it wrongly at first, so that the second opens.
  const atoms = await server.db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .select(["atoms.id", "atoms.content_type", "atoms.position"])
    .where("molecules.lesson_number", "=", 1)
    .orderBy("molecules.id")
    .orderBy("atoms.position")
    .execute();
  for (const { id, content_type: kind, position } of atoms) {
    if (kind === "true_false" && position % 2 === 0) await answer(member, id, false);
    if (kind === "true_false") await answer(member, id, true);
    else
      await member.post("/progress/log-answer", {
        answer_id: randomUUIDv7(),
        atom_id: id,
        response: { content_type: "lesson" },
        answered_at: "2026-11-20T10:00:00Z",
      });
  }
});

const taught = new Set(
  courses.flatMap(({ granules }) =>
    granules.flatMap(({ molecules }) =>
      molecules.flatMap(({ atoms }) =>
        atoms.flatMap((atom) =>
          atom.content_type === "lesson"
            ? passagesOf(atom.content).map(({ text }) => text)
            : passagesOfExercise(atom),
        ),
      ),
    ),
  ),
);

it("answers or refuses rightly nine times in ten in each language, and makes nothing up", async () => {
  const wrong: string[] = [];
  for (const locale of ["fr", "en", "nl"] as const) {
    for (const [content, expected] of questions[locale]) {
      server.clock.advance({ seconds: 2 });
      const { body } = await member.call("POST", "/toolbox/coach/messages", {
        payload: { id: randomUUIDv7(), content },
        headers: { "accept-language": locale },
      });
      const said = answerOf(body);
      expect(madeUp(said), content).toEqual([]);
      if (!isRight(said, expected)) wrong.push(`${content} → ${said.text}`);
    }
  }
  const asked = Object.values(questions).flat().length;
  expect(asked).toBe(60);
  expect(1 - wrong.length / asked, wrong.join("\n")).toBeGreaterThanOrEqual(leastRight);
});

function answerOf(body: unknown): CoachAnswer {
  const reply: CoachReply = JSON.parse(JSON.stringify(body));
  if (reply.exchange.answer === null) throw new Error("Nothing was answered.");
  return reply.exchange.answer;
}

/** What states something without a source, or quotes what no course says. */
function madeUp({ parts }: CoachAnswer): unknown[] {
  return parts.filter((part) => {
    if (part.type === "paragraph") return false;
    if (part.sources.length === 0) return true;
    return part.type === "quote" && !taught.has(part.text);
  });
}

function isRight({ outcome, parts }: CoachAnswer, expected: Expected): boolean {
  if ("refusal" in expected)
    return outcome !== "answered" && parts.every(({ type }) => type === "paragraph");
  if (outcome !== "answered") return false;
  if ("facts" in expected)
    return parts.some((part) => part.type === "fact" && expected.facts.includes(part.key));
  return parts.some((part) => part.type === "quote" && part.text.includes(expected.quote));
}

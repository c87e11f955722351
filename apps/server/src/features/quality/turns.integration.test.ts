import { randomUUIDv7 } from "node:crypto";

import { expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { lessonOf } from "../../testing/learn.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { runReplacement } from "./runReplacement.ts";

/** Of a lesson: half are answered, one of the others is replaced and the rest withdrawn. */
const items = 24;
const half = items / 2;
const questions = () => Array.from({ length: items }, (_, item) => `Item ${item}`);
const author = createTestAuthor({ questions, bonusRounds: Number.POSITIVE_INFINITY });
const server = await startTestServer({ author });
const services = { ...server, now: server.clock.now, log: server.app.log };
const attempt = { isLast: true, isStopping: () => false };

function log(member: TestMember, atomId: string) {
  return member.post("/progress/log-answer", {
    answer_id: randomUUIDv7(),
    atom_id: atomId,
    response: { content_type: "true_false", value: true },
    answered_at: "2026-11-20T10:00:00Z",
  });
}

/** An answer holds its member and needs its lesson: a change that held the lesson first would wait for it. */
it("lets a member answer and change a lesson at the same time", async () => {
  const owner = await createMember(server);
  const { moleculeId } = await makeCapsule(server, owner);
  const atoms = readList(await lessonOf(owner, moleculeId), "atoms");
  const ids = atoms.map((atom) => readText(atom, "id"));
  const [replaced = "", ...withdrawn] = ids.slice(half);
  expect((await owner.post(`/quality/atoms/${replaced}/replacement`)).status).toBe(202);

  const answers = ids.slice(0, half).map((id) => log(owner, id));
  const changes = withdrawn.map((id) => owner.call("PUT", `/quality/atoms/${id}/withdrawal`));
  const made = runReplacement(services, { atom_id: replaced }, attempt);
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([204]));
  expect(await made).toBe("done");

  expect(read(await lessonOf(owner, moleculeId), "molecule")).toMatchObject({
    atom_count: half + 1,
    atoms_completed: half,
  });
  expect(await owner.get("/progress/stats")).toMatchObject({
    // The badge for ten items right at the first answer brought another 10.
    body: { xp_total: 10 * half + 10, answers_logged: half },
  });
});

import { randomUUIDv7 } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../../testing/TestMember.ts";
import { loadShelf } from "./loadShelf.ts";
import { shelfId } from "./shelfKey.ts";

/** What the author makes; a newer version asks other questions. */
let questions: readonly string[] = ["One?", "Two?", "Three?"];
let plans = 0;
const author = createTestAuthor({
  questions: (lesson) => questions.map((question) => `${lesson}: ${question}`),
  before: (step) => {
    if (step === "plan") plans += 1;
  },
});
const server = await startTestServer({ author, withJobs: true });
const guest = new TestCaller(server);

beforeAll(() => loadShelf(server));

const planOf = (id: string, domain: string) => guest.get(`/capsules/${id}/${domain}/generic`);

describe("a capsule of the shelf", () => {
  it("stands in the catalogue before it is made, with what it will hold", async () => {
    const { body } = await guest.get("/capsules/public?language=fr&domain=music");
    expect(readList(body, "items").map((item) => read(item, "level"))).toEqual([
      "beginner",
      "intermediate",
      "intermediate",
      "advanced",
    ]);
    expect(read(body, "items.1")).toMatchObject({
      lesson_count: 6,
      lessons_ready: 6,
      after: { title: "Lire la musique\u202f: notes et rythme" },
      generation_status: "completed",
    });
    expect(plans).toBe(0);
  });

  it("is counted by domain and narrowed by level", async () => {
    const { body } = await guest.get("/capsules/catalogue?language=nl&level=advanced&each=1");
    const groups = readList(body, "domains");
    expect(groups.map((group) => read(group, "domain"))).toEqual([
      "languages",
      "natural_sciences",
      "mathematics",
      "programming",
      "music",
      "gaming",
    ]);
    for (const group of groups) expect(readList(group, "items")).toHaveLength(1);
    const counts = groups.map((group) => Number(read(group, "count")));
    expect(read(body, "total")).toBe(counts.reduce((sum, count) => sum + count, 0));
  });

  it("is made once by all who open it first, and costs no quota", async () => {
    const id = shelfId("chess-board", "fr");
    const before = plans;
    const member = await createMember(server);
    const answers = await Promise.all([
      planOf(id, "gaming"),
      planOf(id, "gaming"),
      member.post(`/capsules/${id}/enroll`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(plans).toBe(before + 1);
    expect(answers[0]?.body).toMatchObject({
      capsule: { lesson_count: 3, atom_count: 9, made_from: { kind: "shipped" } },
      sources: [{ title: "Test" }],
      drafted_by: null,
    });
    expect(answers[2]?.body).toMatchObject({
      is_enrolled: true,
      next_lesson: { lesson_number: 1 },
    });
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 0 } });
    await planOf(id, "gaming");
    expect(plans).toBe(before + 1);
  });

  it("keeps what was learned when a newer version comes", async () => {
    const id = shelfId("python-values", "fr");
    const member = await createMember(server);
    await member.post(`/capsules/${id}/enroll`);
    const lesson = () => member.get(`/capsules/${id}/granule/1/molecule/1`);
    const atoms = readList((await lesson()).body, "atoms");
    for (const atom of atoms.slice(0, 2)) {
      const answered = await member.post("/progress/log-answer", {
        answer_id: randomUUIDv7(),
        atom_id: readText(atom, "id"),
        response: { content_type: "true_false", value: true },
        answered_at: "2026-11-20T10:00:00Z",
      });
      expect(answered.status).toBe(200);
    }
    questions = ["Two?", "Three?", "Four?"];
    await server.db
      .updateTable("shelf_entries")
      .set({ version: "newer" })
      .where("capsule_id", "=", id)
      .execute();
    expect(await planOf(id, "programming")).toMatchObject({ status: 200 });
    const after = readList((await lesson()).body, "atoms");
    expect(after.map((atom) => [read(atom, "title"), read(atom, "progress_status")])).toEqual([
      ["0: Two?", "completed"],
      ["0: Three?", "not_started"],
      ["0: Four?", "not_started"],
    ]);
    expect(after[0]).toMatchObject({ id: readText(atoms[1], "id") });
    expect(await member.get("/progress/stats")).toMatchObject({ body: { xp_total: 20 } });
  });
});

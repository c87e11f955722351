import { describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { makeCapsule } from "../../../testing/makeCapsule.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";

const lessons = [
  ["a", "b", "c", "d", "e"],
  ["f", "a", "g", "h", "i"],
  ["a", "b", "j"],
];
const server = await startTestServer({
  author: createTestAuthor({ questions: (lesson) => lessons[lesson] ?? [] }),
});

describe("what an earlier lesson asks", () => {
  it("is not asked again, and its owner sees why", async () => {
    const owner = await createMember(server);
    const { capsuleId } = await makeCapsule(server, owner);
    const { body } = await owner.get(`/quality/capsules/${capsuleId}`);
    expect(readList(body, "lessons").map((lesson) => read(lesson, "published"))).toEqual([5, 4, 3]);
    const { body: second } = await owner.get(
      `/quality/molecules/${String(read(body, "lessons.1.molecule_id"))}`,
    );
    expect(readList(second, "atoms").map((atom) => read(atom, "question"))).toEqual([
      "f",
      "g",
      "h",
      "i",
    ]);
    expect(read(second, "rejected")).toContainEqual(
      expect.objectContaining({ question: "a", reasons: [{ code: "duplicate", detail: "a " }] }),
    );
  });

  it("stays in a lesson of which too little would be left", async () => {
    const owner = await createMember(server);
    const { capsuleId } = await makeCapsule(server, owner);
    const { body } = await owner.get(`/quality/capsules/${capsuleId}`);
    expect(read(body, "lessons.2")).toMatchObject({ published: 3, rejected: 1 });
  });
});

import { describe, expect, it } from "vitest";

import { readSampleText } from "@alambic/author/testing";
import { read, readList, readText } from "@alambic/domain/testing";
import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { replaceItem } from "../../../testing/replaceItem.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

/** The built-in author itself: what it publishes must stand in the text that was pasted. */
const server = await startTestServer({ author: createThreadAuthor(), withJobs: true });

/** Terms enough for a set of cards. */
const terms = `## Les mots de la ruche

La propolis est une résine brune que les ouvrières prennent sur les bourgeons des arbres. Les ouvrières ferment les fentes du nid avec la propolis. La propolis protège aussi le nid contre les maladies.

Le couvain est un ensemble de jeunes abeilles qui restent dans les cellules du rayon. Le froid est dangereux pour le couvain. Les nourrices chauffent le couvain jour et nuit.

Le pollen est une poudre fine que les fleurs portent sur leurs étamines au printemps. Les larves mangent le pollen. Le pollen donne des forces aux jeunes ouvrières du nid.

La cire est une matière molle que les ouvrières produisent avec les glandes de leur ventre. Les rayons du nid sont en cire. Les ouvrières ferment les cellules avec la cire.`;

async function whenMade(member: TestMember, id: string): Promise<unknown> {
  return waitFor("the capsule", async () => {
    const { body } = await member.get(`/capsules/${id}/natural_sciences/generic`);
    return read(body, "capsule.generation_status") === "completed" && body;
  });
}

function paste(member: TestMember, topic: string, language: "fr" | "en" | "nl") {
  const place = { domain: "natural_sciences", main_skill: "biology", title: "" } as const;
  return member.post("/capsules/", capsuleRequest({ ...place, topic, language }));
}

describe("a pasted text", () => {
  it.each(["en", "fr", "nl"] as const)(
    "in %s is what its capsule is made from",
    async (language) => {
      const member = await createMember(server);
      const text = readSampleText(language);
      const made = await paste(member, text, language);
      expect(made).toMatchObject({ status: 202, body: { made_from: { kind: "document" } } });
      const plan = await whenMade(member, readText(made.body, "id"));
      const moleculeId = readText(plan, "granules.0.molecules.0.id");
      const { body: lesson } = await member.get(`/capsules/molecules/${moleculeId}/atoms`);
      const items = readList(lesson, "atoms").filter(
        (atom) => read(atom, "content_type") !== "lesson",
      );
      expect(items.length).toBeGreaterThanOrEqual(4);
      const plain = text.replaceAll(/\s+/gu, " ");
      for (const item of items) {
        const { body: card } = await member.get(`/quality/atoms/${readText(item, "id")}`);
        const quote = readText(card, "source.quote");
        expect(plain).toContain(quote);
        const passage = readText(card, "passage.text");
        const [start, end] = [read(card, "passage.start"), read(card, "passage.end")];
        expect(passage.slice(Number(start), Number(end))).toBe(quote);
        expect(readList(card, "checks")).toContain("evidence");
      }
    },
  );

  it("shows what each part of a set rests on", async () => {
    const member = await createMember(server);
    const made = await paste(member, `${readSampleText("fr")}\n\n${terms}`, "fr");
    const capsuleId = readText(made.body, "id");
    await whenMade(member, capsuleId);
    const sets = await server.db
      .selectFrom("atoms")
      .select("id")
      .where("capsule_id", "=", capsuleId)
      .where("content_type", "in", ["flashcards", "matching"])
      .execute();
    expect(sets).not.toEqual([]);
    for (const { id } of sets) {
      const { body: card } = await member.get(`/quality/atoms/${id}`);
      const parts = readList(card, "parts");
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        const { start, end } = {
          start: read(part, "passage.start"),
          end: read(part, "passage.end"),
        };
        const sentence = readText(part, "passage.text").slice(Number(start), Number(end));
        for (const label of readList(part, "labels")) expect(sentence).toContain(label);
      }
    }
  });

  it("lets items be made anew, from the same text", async () => {
    const member = await createMember(server, "premium");
    const made = await paste(member, readSampleText("en"), "en");
    const plan = await whenMade(member, readText(made.body, "id"));
    const moleculeId = readText(plan, "granules.0.molecules.0.id");
    const before = await member.get(`/quality/molecules/${moleculeId}`);
    const atoms = readList(before.body, "atoms");
    const item = atoms.find((atom) => read(atom, "content_type") !== "lesson");
    await replaceItem(member, readText(item, "atom_id"));
    const after = await member.get(`/quality/molecules/${moleculeId}`);
    const ids = atoms.map((atom) => read(atom, "atom_id"));
    const fresh = readList(after.body, "atoms").filter(
      (atom) => !ids.includes(read(atom, "atom_id")),
    );
    expect(fresh).toHaveLength(1);
    const questions = atoms.map((atom) => read(atom, "question"));
    expect(questions).not.toContain(read(fresh[0], "question"));
    expect(read(fresh[0], "order")).toBe(read(item, "order"));
  });

  it("that is too short, or in another language, is taken as a topic", async () => {
    const member = await createMember(server);
    const german = "Die Bienen leben im Stock und sammeln Nektar auf den Wiesen. ".repeat(40);
    for (const topic of ["Bees ".repeat(40), german]) {
      expect(await paste(member, topic, "en")).toMatchObject({
        status: 422,
        body: { code: "topic_not_authorable" },
      });
    }
  });

  it("in another language is refused for that, in the reader's language", async () => {
    const member = await createMember(server);
    const german = "Die Bienen leben im Stock und sammeln Nektar auf den Wiesen. ".repeat(40);
    const { body } = await paste(member, german, "en");
    expect(readList(body, "reasons")).toMatchObject([{ code: "text_language_not_covered" }]);
    expect(readText(body, "reasons.0.message")).toMatch(/French|français|Frans/u);
  });
});

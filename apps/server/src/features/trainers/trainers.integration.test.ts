import { loadShippedCapsules } from "@alambic/content";
import { beforeAll, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";

const server = await startTestServer();
const capsuleId = stableId("japanese:fr");

beforeAll(async () => {
  const shipped = await loadShippedCapsules();
  await loadShipped(
    server,
    server.clock.now(),
    shipped.filter(({ key, locale }) => key === "japanese" && locale === "fr"),
  );
});

it("gives the words of the lessons that are open, and none of those that are locked or left", async () => {
  const member = await createMember(server);
  const words = async () => readList((await member.get("/trainers/vocabulary")).body, "items");
  expect(await words()).toEqual([]);
  expect((await member.post(`/capsules/${capsuleId}/enroll`)).status).toBeLessThan(300);
  expect(await words()).toEqual([]);
  await server.db
    .insertInto("molecule_progress")
    .columns([
      "user_id",
      "molecule_id",
      "capsule_id",
      "status",
      "atoms_completed",
      "xp_earned",
      "bonus_xp_earned",
    ])
    .expression((eb) =>
      eb
        .selectFrom("molecules")
        .select(({ val }) => [
          val(member.id).as("user_id"),
          "molecules.id",
          "molecules.capsule_id",
          val("completed" as const).as("status"),
          val(0).as("atoms_completed"),
          val(0).as("xp_earned"),
          val(0).as("bonus_xp_earned"),
        ])
        .where("capsule_id", "=", capsuleId)
        .where("lesson_number", "<=", 4),
    )
    .execute();
  const [deck] = await words();
  expect(deck).toMatchObject({ capsule: { id: capsuleId, language: "fr" }, lang: "ja" });
  const found = readList(deck, "words");
  expect(found).toContainEqual(expect.objectContaining({ terms: ["えき"], reading: "eki" }));
  expect(found.map((word) => read(word, "id"))).not.toContain("か");
  expect(found.map((word) => read(word, "id"))).not.toContain("さくら");
});

it("gives the signs of a script to members alone", async () => {
  const member = await createMember(server);
  const { body } = await member.get("/trainers/alphabets/hiragana");
  expect(readList(body, "signs")).toContainEqual({
    sign: "し",
    readings: ["shi", "si"],
    shown: "shi",
    meaning: null,
  });
  const kanji = await member.get("/trainers/alphabets/kanji_n5");
  expect(readList(kanji.body, "signs")).toHaveLength(80);
  expect(readList(kanji.body, "signs").map((sign) => read(sign, "meaning"))).not.toContain(null);
  expect((await member.get("/trainers/alphabets/runes")).status).toBe(400);
  const guest = new TestCaller(server);
  expect((await guest.get("/trainers/alphabets/hiragana")).status).toBe(401);
  expect((await guest.get("/trainers/vocabulary")).status).toBe(401);
});

it("gives the strokes of signs that the script has, each once", async () => {
  const member = await createMember(server);
  const asked = `/trainers/alphabets/hiragana/strokes?signs=${encodeURIComponent("ししカx")}`;
  const { status, body } = await member.get(asked);
  expect(status).toBe(200);
  const items = readList(body, "items");
  expect(items.map((item) => read(item, "sign"))).toEqual(["し"]);
  expect(readList(items[0], "strokes")).toHaveLength(1);
  const many = await member.get(`/trainers/alphabets/hiragana/strokes?signs=${"a".repeat(41)}`);
  expect(many.status).toBe(400);
});

import { beforeAll, describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";

const server = await startTestServer();
const guest = new TestCaller(server);

beforeAll(async () => {
  const fixtures = [
    shippedFixture(),
    shippedFixture({ locale: "en", title: "Boiling water", description: "All about it." }),
    shippedFixture({ key: "kana", domain: "languages", main_skill: "japanese", title: "Kana" }),
    shippedFixture({ key: "music", domain: "music", title: "Œuvres & mélodies", tags: [] }),
  ];
  for (const fixture of fixtures) {
    server.clock.advance({ seconds: 1 });
    await loadShipped(server, server.clock.now(), [fixture]);
  }
});

async function titles(query: string): Promise<unknown[]> {
  const { body } = await guest.get(`/capsules/public${query}`);
  return readList(body, "items").map((item) => read(item, "title"));
}

describe("listPublicCapsules", () => {
  it("shows everyone all public capsules, newest first", async () => {
    expect(await titles("")).toEqual([
      "Œuvres & mélodies",
      "Kana",
      "Boiling water",
      "L’eau qui bout",
    ]);
  });

  it("shows what a capsule holds", async () => {
    const { body } = await guest.get("/capsules/public?language=en");
    expect(read(body, "items.0")).toMatchObject({
      level_count: 2,
      lesson_count: 3,
      lessons_ready: 3,
      atom_count: 9,
      xp_reward: 75,
      xp_target: 75,
      xp_remaining: 75,
      duration_hours: 0.5,
      made_from: { kind: "shipped" },
      is_enrolled: false,
      is_owner: false,
      next_lesson: null,
    });
  });

  it.each([
    ["?language=en", ["Boiling water"]],
    ["?domain=languages", ["Kana"]],
    ["?search=ebulli", ["Œuvres & mélodies", "Kana", "L’eau qui bout"]],
    ["?search=EAU%20bout", ["L’eau qui bout"]],
    ["?search=oeuvres", ["Œuvres & mélodies"]],
    ["?search=japanese&language=fr", ["Kana"]],
    ["?search=natural%20sciences", ["Boiling water", "L’eau qui bout"]],
    ["?search=langues", ["Kana"]],
    ["?search=TALEN", ["Kana"]],
    ["?search=japonais", ["Kana"]],
    ["?search=ebullition%20natuurk", ["Œuvres & mélodies", "L’eau qui bout"]],
    ["?search=sciences%20naturelles%20eau", ["L’eau qui bout"]],
    ["?search=Musique%20japonais", []],
    ["?search=nothing%20of%20this", []],
    ["?search=%20%26%20", ["Œuvres & mélodies", "Kana", "Boiling water", "L’eau qui bout"]],
  ])("finds with %s, accents and case aside", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it("pages without leaving out or repeating anything", async () => {
    const seen: unknown[] = [];
    let cursor: unknown = "";
    let pages = 0;
    while (typeof cursor === "string" && pages < 10) {
      const query = cursor === "" ? "" : `&cursor=${cursor}`;
      const { body } = await guest.get(`/capsules/public?limit=3${query}`);
      expect(read(body, "total")).toBe(4);
      seen.push(...readList(body, "items").map((item) => read(item, "id")));
      cursor = read(body, "next_cursor");
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(new Set(seen).size).toBe(4);
  });

  it.each(["?limit=0", "?limit=101", "?limit=x", "?cursor=x", "?language=de", "?domain=x"])(
    "refuses %s",
    async (query) => {
      const answer = await guest.get(`/capsules/public${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
    },
  );
});

describe("getCapsule", () => {
  it("shows guests a public capsule with its levels and lessons, all but the first locked", async () => {
    const [capsule] = readList((await guest.get("/capsules/public?language=en")).body, "items");
    const id = readText(capsule, "id");
    expect(await guest.get(`/capsules/${id}/natural_sciences/generic`)).toMatchObject({
      status: 200,
      body: {
        objectives: ["Savoir quand l’eau bout"],
        granules: [
          {
            order: 1,
            xp_total: 50,
            molecules: [
              { order: 1, is_locked: false, progress_status: "not_started", xp_total: 25 },
              { order: 2, is_locked: true, progress_status: "locked" },
            ],
          },
          { order: 2, molecules: [{ order: 1, is_locked: true }] },
        ],
      },
    });
  });

  it("is not found under another domain or area", async () => {
    const [capsule] = readList((await guest.get("/capsules/public?language=en")).body, "items");
    const id = readText(capsule, "id");
    expect((await guest.get(`/capsules/${id}/music/generic`)).status).toBe(404);
    expect((await guest.get(`/capsules/${id}/natural_sciences/old`)).status).toBe(404);
  });
});

describe("the library", () => {
  it("holds what a member joined, last used first, until they leave", async () => {
    const member = await createMember(server);
    const items = readList((await guest.get("/capsules/public?language=fr")).body, "items");
    const ids = items.map((item) => readText(item, "id"));
    for (const id of ids) {
      server.clock.advance({ seconds: 1 });
      expect(await member.post(`/capsules/${id}/enroll`)).toMatchObject({
        status: 200,
        body: { is_enrolled: true, next_lesson: { lesson_number: 1, granule_order: 1 } },
      });
    }
    const library = async () =>
      readList((await member.get("/capsules/me")).body, "items").map((item) => read(item, "id"));
    expect(await library()).toEqual(ids.toReversed());
    expect((await member.post(`/capsules/${ids[1]}/unenroll`)).status).toBe(204);
    expect((await member.post(`/capsules/${ids[1]}/unenroll`)).status).toBe(204);
    expect(await library()).toEqual([ids[2], ids[0]]);
    await member.post(`/capsules/${ids[1]}/enroll`);
    expect(await library()).toEqual([ids[1], ids[2], ids[0]]);
  });

  it("pages", async () => {
    const member = await createMember(server);
    const items = readList((await guest.get("/capsules/public")).body, "items");
    for (const item of items) await member.post(`/capsules/${readText(item, "id")}/enroll`);
    const first = (await member.get("/capsules/me?limit=3")).body;
    const second = (
      await member.get(`/capsules/me?limit=3&cursor=${readText(first, "next_cursor")}`)
    ).body;
    expect(read(first, "total")).toBe(4);
    const seen = [...readList(first, "items"), ...readList(second, "items")];
    expect(new Set(seen.map((item) => read(item, "id"))).size).toBe(4);
    expect(read(second, "next_cursor")).toBeNull();
  });
});

import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { loadShipped } from "../../../start/content/loadShipped.ts";
import { findMember } from "../../../testing/makeCapsule.ts";
import { shippedFixture } from "../../../testing/shippedFixture.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import { nearCapsules, suggestCapsules } from "./suggestCapsules.ts";

const server = await startTestServer();
const reader = await findMember(server, await createMember(server));
const light = { key: "light", domain: "natural_sciences", main_skill: "optics" } as const;
const bread = { key: "bread", domain: "personal_development", main_skill: "life_skills" } as const;
const noText = { description: "", tags: [], objectives: [], prerequisites: [] };

await loadShipped(server, server.clock.now(), [
  shippedFixture({ ...light, ...noText, locale: "fr", title: "La réfraction" }),
  shippedFixture({ ...light, ...noText, locale: "en", title: "Bending of light" }),
  shippedFixture({ ...light, ...noText, locale: "nl", title: "Breking" }),
  shippedFixture({ ...bread, ...noText, locale: "fr", title: "La mie et la croûte" }),
]);

const manyWords = Array.from({ length: 400 }, (_, index) => `mot${index}`).join(" ");

async function suggested(topic: string, language: "fr" | "en" | "nl"): Promise<string[]> {
  const wish = { topic, mainSkill: "any", language } as const;
  return (await suggestCapsules(server.db, wish, reader)).map(({ title }) => title);
}

/** How many rows a plan that was run took from tables and indexes. */
function rowsReadIn(plan: unknown): number {
  if (typeof plan !== "object" || plan === null) return 0;
  const inner = Object.values(plan).reduce((sum: number, part) => sum + rowsReadIn(part), 0);
  if (!("Relation Name" in plan)) return inner;
  const numbers: Readonly<Record<string, unknown>> = { ...plan };
  const rows = ["Actual Rows", "Rows Removed by Filter"].reduce(
    (sum, name) => sum + Number(numbers[name] ?? 0),
    0,
  );
  return inner + rows * Number(numbers["Actual Loops"]);
}

describe("suggestCapsules", () => {
  it("finds a capsule by its name, and by its name in another language", async () => {
    expect(await suggested("la réfraction", "fr")).toEqual(["La réfraction"]);
    expect(await suggested("bending", "fr")).toEqual(["La réfraction"]);
    expect(await suggested("la réfraction", "nl")).toEqual(["Breking"]);
  });

  it("takes no capsule for a word that says nothing", async () => {
    expect(await suggested("la trompette", "fr")).toEqual([]);
    expect(await suggested("", "fr")).toEqual([]);
  });

  it("puts what teaches the skill before what is called so", async () => {
    const wish = { topic: "Breking", mainSkill: "life_skills", language: "fr" } as const;
    const found = await suggestCapsules(server.db, wish, reader);
    expect(found.map(({ title }) => title)).toEqual(["La mie et la croûte", "La réfraction"]);
  });

  it("calls nothing near for a word out of many", async () => {
    expect(await suggested("réfraction et diffraction", "fr")).toEqual(["La réfraction"]);
    expect(await suggested("réfraction astronomique des signaux satellites", "fr")).toEqual([]);
    expect(await suggested("La réfraction. ".repeat(300), "fr")).toEqual(["La réfraction"]);
    expect(await suggested(`réfraction ${manyWords}`, "fr")).toEqual([]);
  });

  it("reads each capsule no more often where there are many", async () => {
    const shipped = Array.from({ length: 60 }, (_, at) =>
      shippedFixture({ ...bread, ...noText, key: `bread${at}`, locale: "fr", title: `Pain ${at}` }),
    );
    await loadShipped(server, server.clock.now(), shipped);
    const wish = { topic: "pain complet", mainSkill: "any", language: "fr" } as const;
    const explained = await nearCapsules(server.db, wish).explain("json", sql`analyze`);
    expect(rowsReadIn(explained)).toBeLessThan(3 * 64);
  });
});

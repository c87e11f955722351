import { beforeAll, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import { stableId } from "../capsules/index.ts";

const server = await startTestServer();

beforeAll(async () => {
  const fixtures = [
    shippedFixture(),
    shippedFixture({ key: "kana", title: "Kana" }),
    shippedFixture({ key: "kanji", title: "Kanji", locale: "en" }),
  ];
  for (const fixture of fixtures) {
    server.clock.advance({ seconds: 1 });
    await loadShipped(server, server.clock.now(), [fixture]);
  }
});

it("the dashboard is what its parts say, and suggests what was not joined in the language", async () => {
  const member = await createMember(server);
  const titles = (body: unknown, key: string) =>
    readList(body, key).map((capsule) => read(capsule, "title"));
  const ask = async () => (await member.get("/progress/dashboard?language=fr")).body;
  expect(titles(await ask(), "suggestions")).toEqual(["Kana", "L’eau qui bout"]);
  await member.post(`/capsules/${stableId("boiling:fr")}/enroll`);
  const body = await ask();
  expect(titles(body, "suggestions")).toEqual(["Kana"]);
  const [stats, mine, quota] = [
    await member.get("/progress/stats"),
    await member.get("/capsules/me"),
    await member.get("/capsules/quota"),
  ];
  expect(body).toMatchObject({
    stats: stats.body,
    capsules: readList(mine.body, "items"),
    capsules_renewed_at: read(quota.body, "period_end"),
  });
  await member.post(`/capsules/${stableId("boiling:fr")}/unenroll`);
  expect(titles(await ask(), "suggestions")).toEqual(["Kana", "L’eau qui bout"]);
  expect(await new TestCaller(server).get("/progress/dashboard?language=fr")).toMatchObject({
    status: 401,
  });
});

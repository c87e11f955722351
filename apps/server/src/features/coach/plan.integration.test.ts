import { beforeAll, describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const address = "/toolbox/coach/plan";
const guest = new TestCaller(server);

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

async function learner(): Promise<TestMember> {
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  return member;
}

function plan(member: TestMember, given: object = {}) {
  const payload = { capsule_id: capsuleId, deadline_on: "2026-12-20", minutes_a_day: 20, ...given };
  return member.call("PUT", address, { payload });
}

describe("the study plan", () => {
  it("is kept with what is to be expected of it, and given up", async () => {
    const member = await learner();
    expect((await member.get(address)).body).toEqual({ plan: null });
    const { body } = await plan(member);
    expect(body).toMatchObject({
      plan: {
        capsule: { id: capsuleId },
        outlook: { status: "on_track", message: null, lessons_left: 3, items_left: 6 },
      },
    });
    expect(readList(body, "plan.outlook.days")).toHaveLength(31);
    expect(read(body, "plan.outlook.today")).toMatchObject({
      day: "2026-11-20",
      lessons: [{ title: "Lesson one" }, { title: "Lesson two" }],
    });
    expect((await member.get(address)).body).toEqual(body);
    expect((await member.call("DELETE", address)).status).toBe(204);
    expect((await member.get(address)).body).toEqual({ plan: null });
  });

  it("says in the reader's language what to do where it cannot be met, and is kept all the same", async () => {
    const member = await learner();
    const said = await member.call("PUT", address, {
      payload: { capsule_id: capsuleId, deadline_on: "2026-11-21", minutes_a_day: 5 },
      headers: { "accept-language": "fr" },
    });
    expect(said.body).toMatchObject({
      plan: {
        outlook: {
          status: "unreachable",
          chance: 0,
          minutes_needed: null,
          message: "Rééquilibre ton temps et retente le planning.",
        },
      },
    });
    expect(read((await member.get(address)).body, "plan.outlook.status")).toBe("unreachable");
  });

  it.each([
    [{ deadline_on: "2026-11-20" }, "deadline_on"],
    [{ deadline_on: "2027-11-21" }, "deadline_on"],
    [{ minutes_a_day: 12 }, "minutes_a_day"],
    [{ capsule_id: stableId("nothing:fr") }, "capsule_id"],
  ])("refuses %o", async (given, path) => {
    expect(await plan(await learner(), given)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  });

  it("is for a capsule that the member follows, and rests while they do not", async () => {
    const other = await createMember(server);
    expect((await plan(other)).status).toBe(422);
    const member = await learner();
    await plan(member);
    await member.post(`/capsules/${capsuleId}/unenroll`);
    expect((await member.get(address)).body).toEqual({ plan: null });
  });
});

describe("its calendar", () => {
  it("is read at a private address that changes nothing, until another one is made or it ends", async () => {
    const member = await learner();
    expect((await member.post(`${address}/feed`)).status).toBe(404);
    await plan(member);
    const read1 = await feedOf(member);
    expect(await guest.get(read1)).toMatchObject({
      status: 200,
      headers: { "content-type": "text/calendar; charset=utf-8" },
    });
    const again = await feedOf(member);
    expect(await guest.get(read1)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
    const shown = await guest.get(again);
    expect(shown.body).toEqual((await guest.get(again)).body);
    await member.call("DELETE", `${address}/feed`);
    expect((await guest.get(again)).status).toBe(404);
  });

  it("keeps no secret that opens it", async () => {
    const member = await learner();
    await plan(member);
    const feed = await feedOf(member);
    await guest.get(feed);
    const token = feed.split("/").at(-1) ?? "";
    const rows = await server.db.selectFrom("study_plan_feeds").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logLines.join("")).toContain("getStudyPlanFeed");
    expect(server.logLines.join("")).not.toContain(token);
  });
});

async function feedOf(member: TestMember): Promise<string> {
  const { body } = await member.post(`${address}/feed`);
  return readText(body, "path").replace("/api/v2", "");
}

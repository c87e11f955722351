import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { createArchive } from "./createArchive.ts";
import { findMemberTables } from "./memberTables.ts";
import { readRows } from "./readRows.ts";
import type { WrittenRow } from "./readRows.ts";
import { runCommand } from "../../../start/admin/runCommand.ts";
import { answer } from "../../../testing/learn.ts";
import { makeCapsule } from "../../../testing/makeCapsule.ts";
import { readArchive } from "../../../testing/readArchive.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createFolder } from "../../../testing/testFolders.ts";
import { storeAnswers } from "../../../testing/storeAnswers.ts";
import { createMember, testPassword } from "../../../testing/TestMember.ts";
import type { TestCaller, TestMember } from "../../../testing/TestMember.ts";

const server = await startTestServer();
const { folder, remove } = createFolder("archive");
afterAll(remove);

const manyAnswers = 30;

async function exported(token: string | null): Promise<ReadonlyMap<string, string>> {
  const { rawPayload, statusCode } = await server.app.inject({
    method: "GET",
    url: "/api/v2/users/me/export",
    headers: { authorization: `Bearer ${token ?? ""}` },
  });
  expect(statusCode).toBe(200);
  return readArchive(rawPayload);
}

const erase = (member: TestCaller) =>
  member.call("DELETE", "/users/me", { payload: { current_password: testPassword } });

/** A member with a capsule, a quest in it, and many answers. */
async function learner(): Promise<TestMember> {
  const member = await createMember(server);
  const { atomId } = await makeCapsule(server, member);
  await answer(member, atomId, true);
  await member.get("/quests/today");
  await storeAnswers(server.db, member.id, { count: manyAnswers, now: server.clock.now() });
  return member;
}

/** The rows of an archive by their table. */
function tablesOf(files: ReadonlyMap<string, string>): Readonly<Record<string, readonly object[]>> {
  return JSON.parse(files.get("account.json") ?? "").tables;
}

/** What a file, or a table, is known by. */
function hashOf(held: unknown): string {
  return createHash("sha256").update(JSON.stringify(held)).digest("hex");
}

function importArchive(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, text);
  return runCommand({ db: server.db, now: server.clock.now() }, [
    "import-account",
    path,
    testPassword,
  ]);
}

describe("an archive", () => {
  it("holds every row once and no secret, and makes the same account again, hash by hash", async () => {
    const member = await learner();
    const before = await exported(member.token);
    const events: { answer_id: string; at: string }[] = (before.get("events.jsonl") ?? "")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(new Set(events.map((event) => event.answer_id)).size).toBe(manyAnswers + 1);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    expect(tablesOf(before)["answers"]).toHaveLength(manyAnswers + 1);
    expect([...before.keys()].filter((name) => name.startsWith("capsules/"))).toHaveLength(1);
    for (const secret of ["password_hash", "token_hash", "parameters"])
      expect(before.get("account.json")).not.toContain(secret);
    expect((await erase(member)).status).toBe(204);
    expect(await importArchive("own.json", before.get("account.json") ?? "")).toBe(
      `${member.username} was made again.`,
    );
    const signedIn = await member.call("POST", "/users/login", {
      payload: new URLSearchParams({
        username: member.username,
        password: testPassword,
      }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", authorization: "" },
    });
    const { access_token: token }: { access_token: string } = Object(signedIn.body);
    const after = await exported(token);

    expect(hashOf(after.get("events.jsonl"))).toBe(hashOf(before.get("events.jsonl")));
    const { sessions: _sessions, ...held } = tablesOf(before);
    const { sessions: _newSessions, ...made } = tablesOf(after);
    expect(Object.keys(made)).toEqual(Object.keys(held));
    for (const [name, rows] of Object.entries(held))
      expect([name, hashOf(made[name])]).toEqual([name, hashOf(rows)]);
    expect(held["quest_items"]).not.toEqual([]);
  });

  it("is refused with rows of somebody else, with an account that exists, and when it is no archive", async () => {
    const [member, other] = [await createMember(server), await createMember(server)];
    const stranger = await createMember(server);
    const { capsuleId } = await makeCapsule(server, other);
    const own = JSON.parse((await exported(member.token)).get("account.json") ?? "");
    await expect(importArchive("there.json", JSON.stringify(own))).rejects.toThrow("exists");
    await erase(member);
    const joined = "2026-11-20T10:00:00Z";
    const enrolment = { capsule_id: capsuleId, enrolled_at: joined, last_used_at: joined };
    own.tables.enrolments = [{ ...enrolment, user_id: stranger.id }];
    await expect(importArchive("mixed.json", JSON.stringify(own))).rejects.toThrow("somebody else");
    own.tables.enrolments = [{ ...enrolment, user_id: member.id, capsule_id: other.id }];
    await expect(importArchive("lost.json", JSON.stringify(own))).rejects.toThrow(
      "not on this server",
    );
    await expect(importArchive("no.json", "{}")).rejects.toThrow("not the account.json");
    await expect(importArchive("none.json", "{")).rejects.toThrow("holds no JSON");
  });

  it("breaks off where it cannot be read to its end, and the server goes on", async () => {
    const { id } = await createMember(server);
    await server.db.schema.alterTable("reviews").renameTo("hidden").execute();
    const member = { id, emailKey: null };
    const parts = { db: server.db, member, now: server.clock.now(), readme: "" };
    const archive = await createArchive(parts);
    await expect(archive.toArray()).rejects.toThrow("no table reviews");
    await server.db.schema.alterTable("hidden").renameTo("reviews").execute();
  });
});

it("rows are read a few at a time, each once", async () => {
  const member = { id: (await learner()).id, emailKey: null };
  const table = (await findMemberTables(server.db)).find(({ name }) => name === "answers");
  if (table === undefined) throw new Error("There is no table of answers.");
  const pages: (readonly WrittenRow[])[] = [];
  for await (const rows of readRows(server.db, table, member, 7)) pages.push(rows);
  expect(pages.map((rows) => rows.length)).toEqual([7, 7, 7, 7, 3]);
  expect(new Set(pages.flat().map(({ text }) => text)).size).toBe(manyAnswers + 1);
});

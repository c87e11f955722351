import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, it } from "vitest";
import { readText } from "@alambic/domain/testing";

import { insertUser } from "../accounts/insertUser.ts";
import { createSession, sessionSeconds } from "../sessions/createSession.ts";
import { findMemberTables } from "./memberTables.ts";
import { isSecret } from "./secrets.ts";
import { everyRow } from "../../../testing/everyRow.ts";
import { plantCanary } from "../../../testing/plantCanary.ts";
import { makeCapsule } from "../../../testing/makeCapsule.ts";
import { readArchive } from "../../../testing/readArchive.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller, TestMember, testPassword } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

const server = await startTestServer({
  withJobs: true,
  environment: { WAITLIST_ENABLED: "true", OPERATOR_EMAIL: "desk@school.example" },
});
const guest = new TestCaller(server);
const word = "canari";
const email = `${word}@example.org`;

/** What holds nothing of a member, or no more than an id that leads nowhere once they are gone. */
const ofNobody = [
  "badge_backfill",
  "loaded_content",
  "private_reads",
  "rate_limits",
  "schema_migrations",
  "visit_counts",
  "waitlist_addresses",
];

/** What the operator spent stays, and says no longer on whom. */
const staysUnnamed = /^model_calls: .*"user_id":null/u;

async function member(): Promise<TestMember> {
  const now = server.clock.now();
  const account = { username: word, email, password: testPassword, emailVerifiedAt: now };
  const { id } = await insertUser(server.db, { ...account, preferredLanguage: "fr" }, now);
  const { token } = await createSession(server.db, id, sessionSeconds.remembered, now);
  return new TestMember(server, token, id, word);
}

/** Asks for all that mails are sent for, and waits until they are. */
async function askForMails(): Promise<void> {
  const person = { first_name: word, last_name: word, study_topics: [word] };
  const invitees = [{ email: "friend@example.org", first_name: word }];
  await guest.post("/waitlist/subscribe", { email, ...person, invitees });
  const confirmation = await waitFor("a mail", () =>
    server.db
      .selectFrom("mails")
      .select("parameters")
      .where("kind", "=", "waitlist_confirm")
      .executeTakeFirst(),
  );
  const token = readText(confirmation.parameters, "token");
  expect((await guest.post("/waitlist/confirm", { token, answer: "accept" })).status).toBe(204);
  const report = { address: `https://school.example/${word}`, reason: "other", explanation: word };
  const sender = { name: word, email, in_good_faith: true };
  expect((await guest.post("/legal/reports", { ...report, ...sender })).status).toBe(201);
}

async function mailsSettled(kinds: readonly string[]): Promise<void> {
  await waitFor("the mails", async () => {
    const mails = await server.db.selectFrom("mails").select(["kind", "status"]).execute();
    return kinds.every((kind) =>
      mails.some((mail) => mail.kind === kind && mail.status === "kept"),
    );
  });
}

/** The files of the data folder, but for those of the database itself. */
function filesWith(text: string): string[] {
  const { dataFolder } = server.config;
  return readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(join(dataFolder, "postgres")))
    .filter((path) => path.includes(text) || decoded(path).includes(text));
}

/** A mail as it is read: its lines may be folded. */
function decoded(path: string): string {
  return readFileSync(path, "utf8").replaceAll("=\n", "");
}

it("an export holds every field of every table, and an erasure leaves none of it", async () => {
  await askForMails();
  const own = await member();
  await guest.post("/users/password/forgot", { email });
  await mailsSettled(["waitlist_friend", "legal_report", "legal_receipt", "password_reset"]);
  await makeCapsule(server, own);
  await createMember(server);
  const fields = await plantCanary(server.db, { word, memberId: own.id, emailKey: email });

  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  const tables = (await findMemberTables(server.db)).map(({ name }) => name);
  const others = rows.map(({ name }) => name).filter((name) => !tables.includes(name));
  expect(others.toSorted()).toEqual(ofNobody);

  const { rawPayload } = await server.app.inject({
    url: "/api/v2/users/me/export",
    headers: { authorization: `Bearer ${own.token ?? ""}` },
  });
  const account = JSON.parse(readArchive(rawPayload).get("account.json") ?? "");
  const missing = fields.filter((field) => {
    const [table = "", column = ""] = field.split(".");
    const values = account.tables[table].map((row: object) =>
      new Map(Object.entries(row)).get(column),
    );
    return !isSecret(column) && !JSON.stringify(values).includes(word);
  });
  expect(missing).toEqual([]);

  const withCanary = async () =>
    [...(await everyRow(server.db, "everywhere"))].filter((row) => row.includes(word));
  expect(new Set(fields.map((field) => field.split(".")[0])).size).toBeGreaterThan(30);
  expect((await withCanary()).length).toBeGreaterThan(30);
  expect(filesWith(word).length).toBeGreaterThan(0);
  const erased = await own.call("DELETE", "/users/me", {
    payload: { current_password: testPassword },
  });
  expect(erased.status).toBe(204);
  expect((await own.get("/users/me")).status).toBe(401);
  expect((await withCanary()).filter((row) => !staysUnnamed.test(row))).toEqual([]);
  const naming = [...(await everyRow(server.db, "everywhere"))].filter((row) =>
    row.includes(own.id),
  );
  expect(naming).toEqual([]);
  expect(filesWith(word)).toEqual([]);
  expect(server.logLines.filter((line) => line.includes(word))).toEqual([]);
});

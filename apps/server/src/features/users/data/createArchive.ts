import { Readable } from "node:stream";

import { ZipFile } from "yazl";

import type { Database } from "../../../platform/db/Store.ts";
import { findMemberTables } from "./memberTables.ts";
import type { MemberTable } from "./memberTables.ts";
import { readRows } from "./readRows.ts";
import { capsuleFiles } from "./capsuleFiles.ts";

export interface ArchiveOptions {
  readonly db: Database;
  readonly userId: string;
  readonly now: Date;
  /** The words that explain the archive. */
  readonly readme: string;
}

/** The tables whose rows are things that were done, with the column that says when. */
const events = { answers: "answered_at", reviews: "reviewed_at" } as const;

/** One archive with all that is kept of a member, written as it is read. */
export async function createArchive(options: ArchiveOptions): Promise<Readable> {
  const { db, userId, now, readme } = options;
  const tables = await findMemberTables(db);
  const zip = new ZipFile();
  const add = (name: string, lines: AsyncGenerator<string>) =>
    zip.addReadStreamLazy(name, { mtime: now }, (send) => send(null, Readable.from(lines)));
  zip.addBuffer(Buffer.from(readme), "README.md", { mtime: now });
  add("account.json", accountJson(options, tables));
  add("events.jsonl", eventLines(options, tables));
  for (const { name, text } of await capsuleFiles(db, userId))
    zip.addBuffer(Buffer.from(text), `capsules/${name}.md`, { mtime: now });
  zip.end();
  return Readable.from(zip.outputStream);
}

/** Every row of every table, as JSON. */
async function* accountJson(
  { db, userId, now }: ArchiveOptions,
  tables: readonly MemberTable[],
): AsyncGenerator<string> {
  const head = { format: "alambic-account", version: 1, exported_at: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  for (const [place, table] of tables.entries()) {
    yield `${place === 0 ? "" : ","}\n${JSON.stringify(table.name)}:[`;
    let isFirst = true;
    for await (const row of readRows(db, table, userId)) {
      yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield "]";
  }
  yield "}}\n";
}

/** What was learned, one event a line, oldest first within its kind. */
async function* eventLines(
  { db, userId }: ArchiveOptions,
  tables: readonly MemberTable[],
): AsyncGenerator<string> {
  for (const [name, column] of Object.entries(events)) {
    const table = tables.find((one) => one.name === name);
    if (table === undefined) throw new Error(`There is no table ${name}.`);
    const inTime = { ...table, key: [column, ...table.key] };
    for await (const row of readRows(db, inTime, userId))
      yield `${JSON.stringify({ event: name, at: row[column], ...row })}\n`;
  }
}

import { PassThrough, Readable } from "node:stream";

import { ZipFile } from "yazl";

import type { Database } from "../../../platform/db/Store.ts";
import { findMemberTables } from "./memberTables.ts";
import type { MemberTable, RowOwner } from "./memberTables.ts";
import { readRows } from "./readRows.ts";
import { capsuleFiles } from "./capsuleFiles.ts";

export interface ArchiveOptions {
  readonly db: Database;
  readonly member: RowOwner;
  readonly now: Date;
  /** The words that explain the archive. */
  readonly readme: string;
}

/** A tenth larger than at the usual level, in half the time. */
const compressionLevel = 3;

/** The tables whose rows are things that were done, with the column that says when. */
const events = { answers: "answered_at", reviews: "reviewed_at" } as const;

/** One archive with all that is kept of a member, written as it is read. */
export async function createArchive(options: ArchiveOptions): Promise<Readable> {
  const { db, member, now, readme } = options;
  const tables = await findMemberTables(db);
  const zip = new ZipFile();
  const archive = zip.outputStream.pipe(new PassThrough());
  const add = (name: string, lines: AsyncGenerator<string>) =>
    zip.addReadStreamLazy(name, { mtime: now, compressionLevel }, (send) => {
      // What cannot be read to its end ends the archive there, so that nobody takes it for whole.
      send(
        null,
        Readable.from(lines).once("error", (error) => archive.destroy(error)),
      );
    });
  zip.addBuffer(Buffer.from(readme), "README.md", { mtime: now });
  add("account.json", accountJson(options, tables));
  add("events.jsonl", eventLines(options, tables));
  for (const { name, text } of await capsuleFiles(db, member.id))
    zip.addBuffer(Buffer.from(text), `capsules/${name}.md`, { mtime: now });
  zip.end();
  return archive;
}

/** Every row of every table, as JSON. */
async function* accountJson(
  { db, member, now }: ArchiveOptions,
  tables: readonly MemberTable[],
): AsyncGenerator<string> {
  const head = { format: "alambic-account", version: 1, exported_at: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  for (const [place, table] of tables.entries()) {
    yield `${place === 0 ? "" : ","}\n${JSON.stringify(table.name)}:[`;
    let between = "";
    for await (const rows of readRows(db, table, member)) {
      if (rows.length === 0) continue;
      yield `${between}\n${rows.map(({ text }) => text).join(",\n")}`;
      between = ",";
    }
    yield "]";
  }
  yield "}}\n";
}

/** What was learned, one event a line, oldest first within its kind. */
async function* eventLines(
  { db, member }: ArchiveOptions,
  tables: readonly MemberTable[],
): AsyncGenerator<string> {
  for (const [name, column] of Object.entries(events)) {
    const table = tables.find((one) => one.name === name);
    if (table === undefined) throw new Error(`There is no table ${name}.`);
    const inTime = { ...table, key: [column, ...table.key] };
    for await (const rows of readRows(db, inTime, member))
      yield rows
        .map(
          ({ text, first }) => `{"event":${JSON.stringify(name)},"at":${first},${text.slice(1)}\n`,
        )
        .join("");
  }
}

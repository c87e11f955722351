import { inflateRawSync } from "node:zlib";

/** The rows of a member by their table. */
export type Account = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const name = "account.json";
/** From the head of a file in a ZIP archive to its name, and to the length of what follows the name. */
const [toName, toExtra] = [30, 28];

/** The rows that the archive of an account holds. */
export function readAccount(archive: Buffer): Account {
  const head = archive.indexOf(name) - toName;
  const start = head + toName + name.length + archive.readUInt16LE(head + toExtra);
  return JSON.parse(inflateRawSync(archive.subarray(start)).toString("utf8")).tables;
}

import { readFile } from "node:fs/promises";

import { ArchiveError, hashPassword, restoreMember } from "../../features/users/index.ts";
import { transact } from "../../platform/db/transact.ts";
import { generatePassword } from "../createAdministrator.ts";
import type { CommandContext } from "./CommandContext.ts";
import { CommandError } from "./CommandError.ts";

/** Of PostgreSQL: a row that refers to nothing, one that exists, and what no table takes. */
const refused: Readonly<Record<string, string>> = {
  "23503": "It belongs to content that is not on this server.",
  "23505": "The account, or a part of it, exists.",
  "23502": "It is of another version.",
  "22P02": "It is of another version.",
};

/** Makes an account again from the `account.json` of its archive, as it stands there. */
export async function importAccount(
  { db }: CommandContext,
  [path = "", given]: readonly string[],
): Promise<string> {
  const archive = await readJson(path);
  const password = given ?? generatePassword();
  const passwordHash = await hashPassword(password);
  try {
    const name = await transact(db, (tx) => restoreMember(tx, archive, passwordHash));
    return given === undefined
      ? `${name} was made again. Password: ${password}`
      : `${name} was made again.`;
  } catch (error) {
    if (error instanceof ArchiveError) throw new CommandError(error.message);
    const why = reasonOf(error);
    if (why === undefined) throw error;
    throw new CommandError(`This account cannot be made again. ${why}`);
  }
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const reason = refused[String(error.code)];
  return reason === undefined ? undefined : `${reason} (${error.message})`;
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new CommandError(`${path} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${path} holds no JSON.`);
  }
}

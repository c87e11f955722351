import { readdirSync } from "node:fs";
import { join } from "node:path";
import { commandPath } from "./commandPath.ts";
import { installWithApt, mayUseApt } from "./installWithApt.ts";

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

const debianFolder = "/usr/lib/postgresql";

function versionFolders(): string[] {
  try {
    return readdirSync(debianFolder)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debianFolder, version, "bin"));
  } catch {
    return [];
  }
}

function findPrograms(): PostgresPrograms | undefined {
  const folders = [...versionFolders(), "/opt/homebrew/bin", "/usr/local/pgsql/bin"];
  const initdb = commandPath("initdb", folders);
  const postgres = commandPath("postgres", folders);
  return initdb === undefined || postgres === undefined ? undefined : { initdb, postgres };
}

/** The programs of a PostgreSQL server, installed now if need be and if this process may. */
export async function ensurePostgresPrograms(): Promise<PostgresPrograms | undefined> {
  const found = findPrograms();
  if (found !== undefined || !mayUseApt()) return found;
  await installWithApt(["postgresql"]);
  return findPrograms();
}

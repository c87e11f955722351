import { createHash } from "node:crypto";

import { readMigrations } from "../platform/db/migrate.ts";
import { jobNames } from "../start/features.ts";
import { contentVersion } from "../start/content/contentVersion.ts";
import type { TestDatabaseOptions } from "./TestDatabase.ts";

/** Names a prepared database by what it is prepared with: other migrations make another one. */
export function templateName({ withContent = false }: TestDatabaseOptions): string {
  const hash = createHash("sha256");
  for (const migration of readMigrations()) hash.update(migration.sql);
  hash.update(jobNames.join());
  if (withContent) hash.update(contentVersion());
  return `alambic_template_${hash.digest("hex").slice(0, 12)}`;
}

import { createHash } from "node:crypto";

import { readMigrations } from "../platform/db/migrate.ts";

/** Names a prepared database by what it is prepared with: other migrations make another one. */
export function templateName(): string {
  const hash = createHash("sha256");
  for (const migration of readMigrations()) hash.update(migration.sql);
  return `alambic_template_${hash.digest("hex").slice(0, 12)}`;
}

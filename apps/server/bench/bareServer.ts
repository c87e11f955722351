import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { Server } from "node:http";

import { CompiledQuery } from "kysely";

import type { Database } from "../src/platform/db/Store.ts";

interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

const query = `select users.id, users.username, users.email, users.preferred_language, users.plan,
    users.subscription_status, users.is_superuser, users.offline_mode_enabled, users.created_at
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2 and sessions.revoked_at is null`;

/** The same read as GET /users/me behind nothing but Node's own server: what it costs at least. */
export function createBareServer(db: Database): Server {
  return createServer((request, response) => {
    const token = (request.headers.authorization ?? "").slice("Bearer ".length);
    void findUser(db, token).then((user) => {
      response.writeHead(user ? 200 : 401, { "content-type": "application/json" });
      return response.end(JSON.stringify(user ?? {}));
    });
  });
}

async function findUser(db: Database, token: string): Promise<UserRow | undefined> {
  const hash = createHash("sha256").update(token).digest();
  const { rows } = await db.executeQuery<UserRow>(CompiledQuery.raw(query, [hash, new Date()]));
  return rows[0];
}

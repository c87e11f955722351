import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { presentUser } from "../../apps/server/src/features/users/accounts/presentUser.ts";
import { parseConfig } from "../../apps/server/src/platform/config/Config.ts";
import { openStore } from "../../apps/server/src/platform/db/openStore.ts";
import { findSession } from "../../apps/server/src/features/users/sessions/findSession.ts";

/**
 * The least that can answer "who am I": `node:http` and the same indexed read on the same kind of
 * database. No routing, no validation, no headers, no logs. It stands beside the server in `bench`.
 */
const config = parseConfig(process.env);
const store = await openStore(config, (error) => console.error(error));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const session = await findSession(store.db, token, new Date());
  if (session === null) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(presentUser(session.member)));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(config.port, "127.0.0.1");
process.once("SIGTERM", () => {
  server.closeAllConnections();
  server.close(() => void store.close());
});

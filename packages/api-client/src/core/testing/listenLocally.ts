import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { once } from "node:events";

/** What a peer of a test got. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface LocalPeer {
  readonly origin: string;
  readonly server: Server;
  readonly received: Received[];
  close(): Promise<void>;
}

/** A real HTTP peer on a free port of this machine. */
export async function listenLocally(
  reply: (request: Received, response: ServerResponse) => void,
): Promise<LocalPeer> {
  const received: Received[] = [];
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = incoming;
    const request = { method, url, headers, body: await readBody(incoming) };
    received.push(request);
    reply(request, response);
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The peer has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    server,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

import { defaultLimits, startReader } from "./reader.ts";

const probe = fileURLToPath(new URL("./testing/probe.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "alambic-reader-"));
await writeFile(join(folder, "package.json"), "{}");
let visits = 0;
const server = createServer((_, response) => response.end());
server.on("connection", () => (visits += 1));
server.listen(0, "127.0.0.1");
await once(server, "listening");

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it(
  "lets what reads a document reach nothing but its own program",
  { timeout: 30_000 },
  async () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const child = startReader(defaultLimits, probe);
    child.stdin?.end(JSON.stringify({ port, folder }));
    if (child.stdout === null) throw new Error("The probe tells nothing.");
    const told: unknown = JSON.parse(await text(child.stdout));
    expect(told).toEqual({
      outcomes: {
        "reads a file of the system": "refused",
        "reads what the server reads": "refused",
        "writes a file": "refused",
        "starts a program": "refused",
        "starts a thread": "refused",
        "connects a socket": "refused",
        "connects with TLS": "refused",
        "asks by HTTP": "refused",
        fetches: "refused",
        listens: "refused",
        "sends a datagram": "refused",
        "looks a name up": "refused",
        "asks for a name": "refused",
      },
      environment: [],
    });
    expect(visits).toBe(0);
  },
);

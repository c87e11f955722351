import { execFileSync } from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import net from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import tls from "node:tls";
import { Worker } from "node:worker_threads";

// Runs in the place of what reads PDFs, tries what a document must not bring about, and tells what came of it.

const { port, folder }: { port: number; folder: string } = JSON.parse(await text(process.stdin));
const address = `http://127.0.0.1:${port}`;

async function outcomeOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return "done";
  } catch (error) {
    return /restricted|no network|ERR_ACCESS_DENIED/u.test(reasonOf(error)) ? "refused" : "failed";
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return [code, error.message, error.cause === undefined ? "" : reasonOf(error.cause)].join(" ");
}

const attempts = {
  "reads a file of the system": () => readFileSync("/etc/hostname"),
  "reads what the server reads": () => readFileSync(join(folder, "package.json")),
  "writes a file": () => writeFileSync(join(folder, "written"), ""),
  "starts a program": () => execFileSync(process.execPath, ["--version"]),
  "starts a thread": () => new Worker("", { eval: true }),
  "connects a socket": () => once(net.connect(port, "127.0.0.1"), "connect"),
  "connects with TLS": () => once(tls.connect(port, "127.0.0.1"), "secureConnect"),
  "asks by HTTP": () => once(get(address), "response"),
  fetches: () => fetch(address),
  listens: () => once(net.createServer().listen(0), "listening"),
  "sends a datagram": () => dgram.createSocket("udp4").send("", port, "127.0.0.1"),
  "looks a name up": () => dns.promises.lookup("localhost"),
  "asks for a name": () => new dns.Resolver().resolve4("localhost", () => undefined),
};

const outcomes: Record<string, string> = {};
for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await outcomeOf(attempt);
process.stdout.write(JSON.stringify({ outcomes, environment: Object.keys(process.env) }), () =>
  process.exit(),
);

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Resident memory of an idle server on the embedded database, after its first start and after the
 * next: `node bench/memory.ts [idle seconds]`. Exits with 1 when it is above the budget.
 */
const budgetMb = 350;
const [idle = "20"] = process.argv.slice(2);
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "alambic-memory-"));

const first = await measure("first start");
const next = await measure("next start");
rmSync(folder, { recursive: true, force: true });
process.exitCode = Math.max(first, next) <= budgetMb ? 0 : 1;

async function measure(name: string): Promise<number> {
  const started = performance.now();
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], PORT: "0", LOG_LEVEL: "error", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("is ready")) resolve();
    });
    server.once("exit", () => reject(new Error("The server ended.")));
  });
  const seconds = (performance.now() - started) / 1000;
  await wait(Number(idle) * 1000);
  const megabytes = residentMegabytes(server.pid ?? 0);
  server.removeAllListeners("exit");
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  console.log(`${name}: up in ${seconds.toFixed(1)} s, ${megabytes} MB idle (budget ${budgetMb})`);
  return megabytes;
}

/** What the system counts as resident, on Linux. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024);
}

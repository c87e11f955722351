import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { documentCapsule } from "./documentCapsule.ts";
import type { DocumentTimes } from "./documentCapsule.ts";
import { latencies, p95 } from "./latency.ts";
import { requestsPerSecond } from "./load.ts";
import { median } from "./median.ts";
import { startProcess } from "./ServerProcess.ts";
import { signIn } from "./signIn.ts";
import { topicCapsules } from "./topicCapsules.ts";
import type { TopicTime } from "./topicCapsules.ts";

/**
 * What an authenticated read costs, next to a bare HTTP server with the same read; how much memory
 * the server holds at rest; how soon a document of 300 pages can be learned from, and how much
 * longer others wait meanwhile; and how soon the largest capsules from topics are complete, the
 * first after a start among them. All on the embedded database; times on a busy machine are noise,
 * ratios of the same run are not.
 */
const rounds = 7;
const load = { requests: 4000, connections: 16 };
const promised = {
  costRatio: 1.5,
  idleMegabytes: 350,
  firstLesson: 3,
  complete: 20,
  delayMs: 50,
  topic: 1,
};
const calmMs = 3000;

/** Runs it, and tells whether every promise was kept. */
export async function serverBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "alambic-bench-"));
  const ours = { DATA_DIR: join(folder, "ours") };
  const bare = { DATA_DIR: join(folder, "bare") };
  try {
    const first = await startProcess("apps/server/src/main.ts", ours);
    const token = await signIn(first);
    await first.stop();
    await cp(ours.DATA_DIR, bare.DATA_DIR, { recursive: true });

    const server = await startProcess("apps/server/src/main.ts", ours);
    const idle = await server.memory();
    const floor = await startProcess("scripts/bench/bare-server.ts", bare);
    const headers = { authorization: `Bearer ${token}` };
    const targets = [server, floor].map(({ port }) => ({
      port,
      path: "/api/v2/users/me",
      headers,
    }));
    const rates = await inTurns(targets);
    await floor.stop();
    const probe = { url: `http://127.0.0.1:${server.port}/api/v2/users/me`, headers };
    const calm = await latencies(probe, setTimeout(calmMs));
    const making = documentCapsule(server, token);
    const busy = await latencies(probe, making);
    const times = await making;
    await server.stop();
    const fresh = await startProcess("apps/server/src/main.ts", ours);
    const topics = await topicCapsules(fresh, token);
    await fresh.stop();
    const kept = report(rates, idle, times, { calm: p95(calm), busy: p95(busy) });
    return reportTopics(topics) && kept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One warm-up, then rounds in which each target has its turn. */
async function inTurns(targets: Parameters<typeof requestsPerSecond>[0][]): Promise<number[][]> {
  for (const target of targets) await requestsPerSecond(target, load);
  const rates: number[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      rates[index]?.push(await requestsPerSecond(target, load));
    }
  }
  return rates;
}

function report(
  [own = [], least = []]: number[][],
  idle: number | undefined,
  document: DocumentTimes,
  others: { readonly calm: number; readonly busy: number },
): boolean {
  const ratio = median(least) / median(own);
  const rows = [
    ["read, this server", `${median(own).toFixed(0)} requests a second`],
    ["read, bare server", `${median(least).toFixed(0)} requests a second`],
    ["cost of a read", `${ratio.toFixed(2)} times bare (promised: ${promised.costRatio})`],
    ["memory at rest", `${idle?.toFixed(0) ?? "unknown"} MB (promised: ${promised.idleMegabytes})`],
    ["first lesson", `${document.firstLesson.toFixed(1)} s (promised: ${promised.firstLesson})`],
    ["whole document", `${document.complete.toFixed(1)} s (promised: ${promised.complete})`],
    [
      "others meanwhile",
      `p95 ${others.busy.toFixed(0)} ms, ${others.calm.toFixed(0)} before (promised: + ${promised.delayMs})`,
    ],
    ["made of it", `${document.lessons} lessons, ${document.items} items`],
  ];
  for (const [name = "", value] of rows) console.log(`${name.padEnd(20)} ${value}`);
  return (
    ratio <= promised.costRatio &&
    (idle ?? 0) <= promised.idleMegabytes &&
    document.firstLesson <= promised.firstLesson &&
    document.complete <= promised.complete &&
    others.busy <= others.calm + promised.delayMs
  );
}

function reportTopics(topics: readonly TopicTime[]): boolean {
  for (const { name, seconds, processor, lessons, items } of topics) {
    const cost = `${processor.toFixed(2)} s of processor; ${lessons} lessons, ${items} items`;
    console.log(
      `${name.padEnd(24)} ${seconds.toFixed(2)} s (promised: ${promised.topic}), ${cost}`,
    );
  }
  return topics.every(({ seconds }) => seconds <= promised.topic);
}

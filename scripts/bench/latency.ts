import { setTimeout } from "node:timers/promises";

/** What is asked, over and over, of a server that is busy with something else. */
export interface Probe {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const pauseMs = 20;

/** Asks until `until` settles, and returns how long each answer took, in milliseconds. */
export async function latencies(
  { url, headers }: Probe,
  until: Promise<unknown>,
): Promise<number[]> {
  const over = new AbortController();
  const stop = () => over.abort();
  void until.then(stop, stop);
  const taken: number[] = [];
  while (!over.signal.aborted) {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    taken.push(performance.now() - started);
    await setTimeout(pauseMs);
  }
  return taken;
}

/** The value that 95 of 100 stay below. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

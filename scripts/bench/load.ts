import { Agent, get } from "node:http";

export interface Target {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Sends requests over kept-alive connections and answers how many a second were served. */
export async function requestsPerSecond(
  target: Target,
  { requests, connections }: { requests: number; connections: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const started = performance.now();
  async function client(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await request(target, agent);
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return requests / ((performance.now() - started) / 1000);
}

function request({ port, path, headers }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${String(response.statusCode)}`));
      });
    }).once("error", reject);
  });
}

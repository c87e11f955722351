import { setTimeout } from "node:timers/promises";
import type { Capsule, CapsuleRequest } from "@alambic/contract";
import type { ServerProcess } from "./ServerProcess.ts";
import { median } from "./median.ts";

const rounds = 3;
const patienceMs = 60_000;
const stepMs = 20;

/** The first one after a start, then the largest that the built-in author makes. */
const first = topicOf("Fractions for beginners", "mathematics", "fractions");
const largest = [
  topicOf("Dutch for beginners", "languages", "dutch"),
  topicOf("World geography", "social_sciences", "geography"),
  topicOf("Chess", "gaming", "chess"),
  topicOf("Kanji JLPT N3", "languages", "japanese"),
  first,
];

/** How long a capsule took from the request for it until its last lesson was there. */
export interface TopicTime {
  readonly name: string;
  readonly seconds: number;
  /** Processor time of the server meanwhile, which a busy machine does not change. */
  readonly processor: number;
  readonly lessons: number;
  readonly items: number;
}

/** Has a server that was just started make capsules from topics, as an administrator does. */
export async function topicCapsules(server: ServerProcess, token: string): Promise<TopicTime[]> {
  const times = [{ ...(await makeOne(server, token, first)), name: "first after a start" }];
  for (const topic of largest) {
    const made: TopicTime[] = [];
    for (let round = 0; round < rounds; round += 1) made.push(await makeOne(server, token, topic));
    const [one] = made;
    if (one === undefined) continue;
    const middle = (read: (time: TopicTime) => number) => median(made.map(read));
    const seconds = middle((time) => time.seconds);
    times.push({ ...one, seconds, processor: middle((time) => time.processor) });
  }
  return times;
}

function topicOf(topic: string, domain: CapsuleRequest["domain"], skill: string): CapsuleRequest {
  const area = domain === "languages" ? "foreign" : "generic";
  return { topic, title: "", domain, area, main_skill: skill, language: "en" };
}

async function makeOne(
  { port, processorSeconds }: ServerProcess,
  token: string,
  request: CapsuleRequest,
): Promise<TopicTime> {
  const base = `http://127.0.0.1:${port}/api/v2/capsules`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const processorBefore = await processorSeconds();
  const started = performance.now();
  const body = JSON.stringify(request);
  const response = await fetch(`${base}/`, { method: "POST", headers, body });
  if (response.status !== 202) {
    throw new Error(`"${request.topic}" answered ${response.status}: ${await response.text()}`);
  }
  const { id }: Capsule = await response.json();
  while (performance.now() - started < patienceMs) {
    const path = `${base}/${id}/${request.domain}/${request.area}`;
    const { capsule }: { capsule: Capsule } = await (await fetch(path, { headers })).json();
    if (capsule.generation_status === "failed") throw new Error("The generation failed.");
    if (capsule.generation_status === "completed") {
      const seconds = (performance.now() - started) / 1000;
      const processor = (await processorSeconds()) - processorBefore;
      const { lesson_count: lessons, atom_count: items } = capsule;
      return { name: request.topic, seconds, processor, lessons, items };
    }
    await setTimeout(stepMs);
  }
  throw new Error(`"${request.topic}" was not done in time.`);
}

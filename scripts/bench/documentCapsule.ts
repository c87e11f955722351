import { setTimeout } from "node:timers/promises";
import type { Capsule } from "@alambic/contract";
import { makeManual } from "../../e2e/src/makeManual.ts";
import { makePdf } from "../../e2e/src/makePdf.ts";
import type { ServerProcess } from "./ServerProcess.ts";

const pages = 300;
const patienceMs = 120_000;
const stepMs = 50;

/** How long a document took from the start of its upload, in seconds. */
export interface DocumentTimes {
  readonly firstLesson: number;
  readonly complete: number;
  readonly lessons: number;
  readonly items: number;
}

/** Imports a manual of at least 300 pages, as an administrator does, and times its lessons. */
export async function documentCapsule(
  { port }: ServerProcess,
  token: string,
): Promise<DocumentTimes> {
  const base = `http://127.0.0.1:${port}/api/v2/capsules`;
  const headers = { authorization: `Bearer ${token}` };
  const pdf = await makePdf(makeManual(pages));
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const response = await fetch(`${base}/from-pdf`, { method: "POST", headers, body: form(pdf) });
  if (response.status !== 202) {
    throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
  }
  const { id }: Capsule = await response.json();
  let firstLesson: number | undefined;
  while (seconds() * 1000 < patienceMs) {
    const page: { items: Capsule[] } = await (await fetch(`${base}/me`, { headers })).json();
    const capsule = page.items.find((item) => item.id === id);
    if (capsule?.generation_status === "failed") throw new Error("The generation failed.");
    if (capsule !== undefined && capsule.lessons_ready > 0) firstLesson ??= seconds();
    if (capsule?.generation_status === "completed" && firstLesson !== undefined) {
      const { lesson_count: lessons, atom_count: items } = capsule;
      return { firstLesson, complete: seconds(), lessons, items };
    }
    await setTimeout(stepMs);
  }
  throw new Error("The document was not done in time.");
}

function form(pdf: Uint8Array): FormData {
  const fields = {
    title: "",
    domain: "social_sciences",
    area: "generic",
    main_skill: "history",
    language: "en",
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(
    "pdf_file",
    new Blob([new Uint8Array(pdf)], { type: "application/pdf" }),
    "manual.pdf",
  );
  return body;
}

import { parse } from "yaml";
import { isRecord } from "../lib/isRecord.ts";

/** A file, and the title of a test or the heading of a part that stands in it. */
export interface Evidence {
  readonly file: string;
  readonly title: string;
}

/** How the product stands to some requirements. */
export type Verdict =
  | { readonly state: "held" | "told"; readonly by: readonly Evidence[] }
  | { readonly state: "absent"; readonly why: string }
  | { readonly state: "open"; readonly why: string; readonly by: readonly Evidence[] };

export interface Requirement {
  readonly ids: readonly string[];
  /** What they ask, in our own words. */
  readonly asks: string;
  readonly verdict: Verdict;
}

/** Reads the ledger of requirements; throws for what says nothing, or too much, of one. */
export function readLedger(text: string): readonly Requirement[] {
  const document: unknown = parse(text);
  if (
    !isRecord(document) ||
    !isRecord(document["files"]) ||
    !Array.isArray(document["requirements"])
  )
    throw new Error("The ledger holds no files or no requirements.");
  const files = document["files"];
  return document["requirements"].map((entry: unknown) => readRequirement(entry, files));
}

function readRequirement(entry: unknown, files: Record<string, unknown>): Requirement {
  if (!isRecord(entry)) throw new Error("A requirement is no mapping.");
  const ids = textsIn(entry["ids"]);
  const said = ["held", "told", "absent", "open"].filter((state) => state in entry);
  if (said.length !== 1) throw new Error(`${ids.join(", ")}: one of held, told, absent, open.`);
  return { ids, asks: String(entry["asks"]), verdict: readVerdict(entry, files) };
}

function readVerdict(entry: Record<string, unknown>, files: Record<string, unknown>): Verdict {
  const evidence = (given: unknown) => textsIn(given).map((text) => readEvidence(text, files));
  if ("held" in entry) return { state: "held", by: evidence(entry["held"]) };
  if ("told" in entry) return { state: "told", by: evidence(entry["told"]) };
  if ("absent" in entry) return { state: "absent", why: String(entry["absent"]) };
  return { state: "open", why: String(entry["open"]), by: evidence(entry["held_partly"] ?? []) };
}

function readEvidence(text: string, files: Record<string, unknown>): Evidence {
  const colon = text.indexOf(": ");
  const name = text.slice(0, colon);
  const file = files[name];
  if (typeof file !== "string") throw new Error(`There is no file of the name ${name}.`);
  return { file, title: text.slice(colon + 2) };
}

function textsIn(given: unknown): string[] {
  return (Array.isArray(given) ? given : [given]).map(String);
}

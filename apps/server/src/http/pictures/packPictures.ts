import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import type { PackedPictures } from "./PictureSet.ts";

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** The entry of a short-lived thread: the parsed set, nine megabytes of it, is gone with it. */
function pack(set: IconSet): PackedPictures {
  const { width = 16, height = 16, icons, aliases = {} } = set;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  const bodies = [
    ...Object.entries(icons).map(([name, { body }]) => [name, body] as const),
    ...Object.entries(aliases).flatMap(([name, { parent }]) => {
      const icon = icons[parent];
      return icon ? [[name, icon.body] as const] : [];
    }),
  ];
  const documents = bodies.map(([, body]) => Buffer.from(`${open}${body}</svg>`));
  const bytes = new Uint8Array(documents.reduce((sum, { length }) => sum + length, 0));
  const ends = new Uint32Array(documents.length);
  let end = 0;
  for (const [index, document] of documents.entries()) {
    bytes.set(document, end);
    end += document.length;
    ends[index] = end;
  }
  return { names: bodies.map(([name]) => name), ends, bytes };
}

function readSet(): IconSet {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
  const set: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isIconSet(set)) throw new Error(`${file} holds no icons.`);
  return set;
}

function isIconSet(value: unknown): value is IconSet {
  return typeof value === "object" && value !== null && "icons" in value;
}

const packed = pack(readSet());
parentPort?.postMessage(packed, [packed.ends.buffer, packed.bytes.buffer]);

import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { PictureSet } from "./PictureSet.ts";
import type { PackedPictures } from "./PictureSet.ts";

const entry = new URL("./packPictures.ts", import.meta.url);

/** Reads the shipped pictures in a thread, so that nobody waits for it. */
export async function loadPictures(): Promise<PictureSet> {
  const worker = new Worker(entry);
  const [packed]: PackedPictures[] = await once(worker, "message");
  if (!packed) throw new Error("The pictures could not be read.");
  return new PictureSet(packed);
}

import type { PythonFiles } from "../messages.ts";

/** A file of Python: where it is, and how long. */
export interface PythonFile {
  readonly address: string;
  readonly bytes: number;
}

/** How often it is told how much has come. */
const steps = 20;

export type PythonAddresses = Readonly<Record<keyof PythonFiles, PythonFile>>;

/** Fetches Python from the app's own server, and tells which part of it has come. */
export async function fetchPython(
  files: PythonAddresses,
  told: (part: number) => void,
): Promise<PythonFiles> {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  let said = 0;
  const load = ({ address }: PythonFile) =>
    fetchFile(address, (bytes) => {
      come += bytes;
      const part = Math.min(1, Math.floor((come / total) * steps) / steps);
      if (part > said) told(part);
      said = part;
    });
  const [loader, module, binary, library, lock] = await Promise.all([
    load(files.loader),
    load(files.module),
    load(files.binary),
    load(files.library),
    load(files.lock),
  ]);
  return { loader, module, binary, library, lock };
}

async function fetchFile(address: string, told: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, flow) => {
      told(piece.length);
      flow.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(count)).arrayBuffer();
}

import type { Plan } from "@alambic/contract";

/** How large a note may be: characters of its title, bytes of its tree as JSON. */
export const noteLimits = { title: 200, link: 2000, bytes: 200_000 } as const;

/** How many notes each plan keeps. */
export const notesOf: Readonly<Record<Plan, number>> = { free: 200, premium: 2_000, pro: 20_000 };

/** Versions that are kept beside a note are taken beyond that, so that nothing written is lost. */
export const notesBesides = 100;

/** How many bytes something takes as JSON in UTF-8. */
export function jsonBytes(content: object): number {
  let bytes = 0;
  for (const sign of JSON.stringify(content)) bytes += bytesOf(sign.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

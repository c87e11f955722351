import { Problem } from "../problems/Problem.ts";

/** Where a page ended in a list that is ordered by time and then id, newest first. */
export interface Cursor {
  readonly time: Date;
  readonly id: string;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** The opaque text of a cursor. */
export function encodeCursor({ time, id }: Cursor): string {
  return Buffer.from(`${time.getTime()} ${id}`).toString("base64url");
}

/** Reads a cursor back. Throws `invalid_request` for one that was not made here. */
export function decodeCursor(text: string): Cursor {
  const [milliseconds = "", id = ""] = Buffer.from(text, "base64url").toString().split(" ");
  const time = new Date(Number(milliseconds));
  if (!/^\d{1,15}$/u.test(milliseconds) || Number.isNaN(time.getTime()) || !uuid.test(id)) {
    throw new Problem("invalid_request", { fields: [{ path: "cursor", code: "invalid_format" }] });
  }
  return { time, id };
}

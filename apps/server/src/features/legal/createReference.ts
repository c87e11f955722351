import { randomInt } from "node:crypto";

/** Signs that are not taken for one another when they are read aloud. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groupLength = 4;

/** A name of a report that can be told on the telephone: `R-7F3K-92QX`. */
export function createReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join("");
  return `R-${group()}-${group()}`;
}

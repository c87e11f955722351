import type { FastifySchemaValidationError } from "fastify";

/** The keyword of what is found here, beside those of JSON Schema. */
export const unreadableKeyword = "readable";

const mostFaults = 100;
/** A field is named by where it begins: how deep it is nested is up to whoever sent it. */
const longestPointer = 32;

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * Texts that no database can keep, wherever they stand in a value: U+0000, or half of a surrogate pair.
 * What is nested is walked through without recursion.
 */
export function unreadableText(value: unknown): FastifySchemaValidationError[] {
  const faults: FastifySchemaValidationError[] = [];
  const places: Place[] = [{ value, key: "", parent: null }];
  for (let place = places.pop(); place && faults.length < mostFaults; place = places.pop()) {
    if (!isReadable(place.key) || (typeof place.value === "string" && !isReadable(place.value))) {
      faults.push(faultAt(place));
    } else if (typeof place.value === "object" && place.value !== null) {
      for (const [key, inner] of Object.entries(place.value).toReversed()) {
        places.push({ value: inner, key, parent: place });
      }
    }
  }
  return faults;
}

function isReadable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/** A name as a part of a JSON pointer, with a sign in the place of what cannot be read. */
function escape(key: string): string {
  const shown = key.toWellFormed().replaceAll("\u0000", "\uFFFD");
  return shown.replaceAll("~", "~0").replaceAll("/", "~1");
}

function faultAt(place: Place): FastifySchemaValidationError {
  const keys: string[] = [];
  for (let { key, parent } = place; parent; { key, parent } = parent) keys.push(`/${escape(key)}`);
  const message = "must not hold U+0000 or half of a surrogate pair";
  const instancePath = keys.toReversed().slice(0, longestPointer).join("");
  return { keyword: unreadableKeyword, instancePath, schemaPath: "", params: {}, message };
}

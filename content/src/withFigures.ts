import type { Locale } from "@alambic/contract";
import { cutFigure } from "./cutFigure.ts";
import type { Cut } from "./cutFigure.ts";

const shapes: readonly unknown[] = ["disc", "bar", "line"] satisfies Cut["shape"][];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isCut(value: unknown): value is Cut {
  if (!isRecord(value) || value["type"] !== "cut" || !shapes.includes(value["shape"])) return false;
  const { parts } = value;
  return Array.isArray(parts) && parts.length > 0 && parts.every(isPair);
}

/** What a file holds, with each figure that it gives in numbers drawn in their place. */
export function withFigures(value: unknown, locale: Locale): unknown {
  if (isCut(value)) return cutFigure(value, locale);
  if (Array.isArray(value)) return value.map((each) => withFigures(each, locale));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withFigures(each, locale)]),
  );
}

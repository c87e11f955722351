import type { Source } from "@alambic/contract";

/** What an element asks. The content is checked by its kind. */
export interface ExerciseData {
  readonly content_type: string;
  readonly content: unknown;
  /** Names a text to read. */
  readonly title?: string | undefined;
  /** What helps to find the answer, for who asks. */
  readonly hint?: string | undefined;
  readonly source?: Source | undefined;
}

/** Reads the data block inside an element; null where there is none, or it is no object. */
export function readExerciseData(element: Element): ExerciseData | null {
  const block = element.querySelector('script[type="application/json"]');
  if (block === null) return null;
  return toExerciseData(parse(block.textContent ?? ""));
}

/** An exercise out of any value: its parts are taken as far as they have the right type. */
export function toExerciseData(value: unknown): ExerciseData | null {
  if (!isRecord(value) || typeof value["content_type"] !== "string") return null;
  const { content_type: type, content, title, hint, source } = value;
  return {
    content_type: type,
    content,
    title: typeof title === "string" ? title : undefined,
    hint: typeof hint === "string" && hint !== "" ? hint : undefined,
    source: toSource(source),
  };
}

function toSource(value: unknown): Source | undefined {
  if (!isRecord(value)) return undefined;
  const { quote, title, context, page, url } = value;
  if (typeof quote !== "string" || typeof title !== "string") return undefined;
  return {
    quote,
    title,
    ...(typeof context === "string" ? { context } : {}),
    ...(typeof page === "number" ? { page } : {}),
    ...(typeof url === "string" ? { url } : {}),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

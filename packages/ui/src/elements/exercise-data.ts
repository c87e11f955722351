import type { Source } from "@alambic/contract";
import { collectErrors, isObject, object, text, whole } from "@alambic/domain/exercises/checks";
import { failure } from "@alambic/domain/result";
import type { ReadPlayable } from "../exercises/playable.ts";

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

/** What an element was given: what it asks, if it asks anything, or what is wrong with that. */
export interface Given {
  readonly data: ExerciseData | null;
  readonly refuse?: ReadPlayable;
}

export const nothing: Given = { data: null };

/** Reads the data block inside an element. */
export function readExerciseData(element: Element): Given {
  const block = element.querySelector('script[type="application/json"]');
  if (block === null) return nothing;
  try {
    return toExerciseData(JSON.parse(block.textContent ?? ""));
  } catch (error) {
    return refused([{ path: "", code: "malformed_json", message: String(error) }]);
  }
}

const anyText = text();
const passage = object(
  { quote: anyText, title: anyText },
  { context: anyText, page: whole(1), url: anyText, start: whole(0), end: whole(1), hash: anyText },
);
const beside = object({}, { title: anyText, hint: anyText, source: passage });

/** An exercise out of any value: of what else may stand in it nothing is read. */
export function toExerciseData(value: unknown): Given {
  if (!isObject(value) || typeof value["content_type"] !== "string") return nothing;
  const { content_type, content } = value;
  const given = Object.fromEntries(
    ["title", "hint", "source"].flatMap((key) =>
      (value[key] ?? "") === "" ? [] : [[key, value[key]]],
    ),
  );
  const { errors, report } = collectErrors();
  return beside(given, "", report)
    ? { data: { ...given, content_type, content } }
    : refused(errors);
}

type Errors = ReturnType<typeof collectErrors>["errors"];

function refused(errors: Errors): Given {
  const result = failure(errors);
  return { data: null, refuse: () => result };
}

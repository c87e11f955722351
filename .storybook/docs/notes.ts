import type { ComponentNotes } from "../../packages/ui/src/testing/documented.ts";

/** The notes among the parameters of a component; `undefined` where it has none. */
export function notesIn(parameters: Readonly<Record<string, unknown>>): ComponentNotes | undefined {
  const notes = parameters["notes"];
  return isNotes(notes) ? notes : undefined;
}

function isNotes(value: unknown): value is ComponentNotes {
  return (
    typeof value === "object" && value !== null && "purpose" in value && "accessibility" in value
  );
}

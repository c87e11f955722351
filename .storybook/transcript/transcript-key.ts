/** The parameter of a story that holds what a screen reader says of it: texts by language. */
export const transcriptKey = "transcript";

/** The text in a language, from a parameter that may be anything. */
export function transcriptIn(parameter: unknown, language: string): string | undefined {
  if (typeof parameter !== "object" || parameter === null) return undefined;
  const text = new Map<string, unknown>(Object.entries(parameter)).get(language);
  return typeof text === "string" ? text : undefined;
}

import { readSource } from "./files.ts";

const persons: Readonly<Record<string, number>> = {
  en: 5,
  fr: 6,
  nl: 6,
  de: 6,
  es: 6,
  it: 6,
  pt: 4,
};

/** Verbs of seven languages in the present tense, with their meanings. */
export function buildVerbs() {
  return readSource("verbs").map(
    ([lang = "", infinitive = "", level = "", present = "", en = "", fr = "", nl = ""]) => {
      const forms = present.split(", ").map((form) => form.split("/"));
      if (forms.length !== persons[lang])
        throw new Error(`${lang}: ${infinitive} has ${forms.length} forms`);
      return {
        id: `${lang}/${infinitive}`,
        lang,
        infinitive,
        level,
        forms,
        meanings: Object.fromEntries(
          Object.entries({ en, fr, nl }).filter(([, meaning]) => meaning !== ""),
        ),
      };
    },
  );
}

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isTitle } from "./isTitle.ts";

/** The name of a file, without its ending, as a title: "bees_of-europe (2)" is "Bees of europe"; null where it names nothing. */
export function readableName(name: string, language: InstructionLanguage): string | null {
  const spaced = decoded(name).replaceAll("_", " ");
  const words = / /u.test(spaced.trim()) ? spaced : spaced.replaceAll(/[-+.]/gu, " ");
  const title = words
    .replace(/\s*\(\d+\)\s*$/u, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (!isTitle(title, language)) return null;
  return title.replace(/^\p{Lowercase}/u, (letter) => letter.toLocaleUpperCase(language));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

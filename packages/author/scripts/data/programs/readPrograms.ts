import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../../../content/data/sources/programs");

/** A program as it was written, for one set of values. */
export interface WrittenProgram {
  readonly lesson: string;
  /** Programs that differ only in their values have the same. */
  readonly family: string;
  /** The code between its gaps, and what may stand in each of them. */
  readonly parts: readonly (string | readonly string[])[];
  /** What it might be thought to print. */
  readonly wrong: readonly string[];
  /** Its lines can be put in order in one way only. */
  readonly lines: boolean;
  /** What it shows, as `points` of the author names it. */
  readonly why: string;
}

/** Reads the programs of a language, each once for every set of values. */
export function readPrograms(language: "javascript" | "python"): readonly WrittenProgram[] {
  return readFileSync(join(folder, `${language}.txt`), "utf8")
    .replaceAll(/^# .*\n/gmu, "")
    .split(/^== /mu)
    .slice(1)
    .flatMap((text, index) => variantsOf(text, String(index + 1)));
}

function variantsOf(text: string, family: string): WrittenProgram[] {
  const end = text.indexOf("\n");
  const [lesson = "", ...options] = text
    .slice(0, end)
    .split(/ \| |(?= \| )/u)
    .map((part) => part.replace(/^ \| /u, "").trim());
  const code = text.slice(end + 1).trimEnd();
  const values = (options[0] ?? "").split(" ").map((pair) => {
    const [name = "", list = ""] = pair.split("=");
    return [name, list.split(",")] as const;
  });
  const [flags = "", wrongs = "", point = ""] = ["lines", "wrong:", "why:"].map((start) =>
    options.find((each) => each.startsWith(start)),
  );
  const count = Math.max(...values.map(([, list]) => list.length));
  return Array.from({ length: count }, (_, at) => {
    const filled = (part: string) =>
      values.reduce((whole, [name, list]) => whole.replaceAll(`«${name}»`, list[at] ?? ""), part);
    return {
      lesson,
      family,
      parts: filled(code)
        .split(/(⟦[^⟧]*⟧)/u)
        .filter((part) => part !== "")
        .map((part) => (part.startsWith("⟦") ? part.slice(1, -1).split("~") : part)),
      wrong: filled(wrongs.replace("wrong:", ""))
        .split(" ; ")
        .map((each) => each.trim())
        .filter((each) => each !== ""),
      lines: flags !== "",
      why: point.replace("why:", "").trim(),
    };
  });
}

/** The program with what is right in its gaps. */
export function codeOf({ parts }: Pick<WrittenProgram, "parts">): string {
  return parts.map((part) => (typeof part === "string" ? part : part[0])).join("");
}

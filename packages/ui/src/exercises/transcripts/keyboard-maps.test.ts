import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const exercises = join(import.meta.dirname, "..");

const kinds = readdirSync(join(import.meta.dirname, "written"))
  .filter((file) => file.endsWith(".fr.txt"))
  .map((file) => file.replace(".fr.txt", ""));

/** Keys after which a screen reader has nothing to say: what moves is seen, or is in the text. */
const silent: Readonly<Record<string, readonly string[]>> = {
  lesson: ["Arrows"],
  code: ["Ctrl + ]", "Ctrl + ["],
};

/** The page of a kind, or of a part of the player that has a transcript of its own. */
function pageOf(kind: string): string {
  if (kind === "hint") return join(exercises, "player/Hint.stories.tsx");
  const folder = join(exercises, kind.replaceAll("_", "-"));
  const page = readdirSync(folder).find((file) => file.endsWith(".stories.tsx"));
  return join(folder, page ?? "");
}

/** The keys that its page names in its tables, each once. */
function keysNamed(kind: string): readonly string[] {
  const source = readFileSync(pageOf(kind), "utf8");
  const rows = source.matchAll(/^\| ([^|]+) \| [^|]+ \|/gmu);
  const keys = [...rows].flatMap(([, cell = ""]) => cell.replace(/ \(.+\)/u, "").split(", "));
  return [...new Set(keys)].filter((key) => key !== "Key" && key !== "---");
}

/** What was heard after each press of a key, in the transcript of a kind. */
function heardAfter(kind: string, key: string): readonly string[] {
  const transcript = readFileSync(join(import.meta.dirname, `written/${kind}.fr.txt`), "utf8");
  return transcript
    .split(/\n(?=── )/u)
    .filter((part) => isPressOf(key, /^── (.+) ──/u.exec(part)?.[1] ?? ""))
    .map((part) => part.split("\n").slice(1).join("\n").trim());
}

/** Whether a key of a transcript is one that a table names. */
function isPressOf(named: string, pressed: string): boolean {
  if (named === "Arrows") return pressed.startsWith("Arrow");
  if (/^\d(?: to \d)?$/u.test(named)) return /^\d$/u.test(pressed);
  return pressed === named.replace("Ctrl", "Control").replaceAll(" ", "");
}

describe.each(kinds)("the keyboard map of %s", (kind) => {
  const named = keysNamed(kind);

  test("is on its page", () => {
    expect(named.length).toBeGreaterThan(0);
  });

  test.each(named)("names %s, which the transcript presses and hears", (key) => {
    const heard = heardAfter(kind, key);
    expect(heard.length).toBeGreaterThan(0);
    if (!silent[kind]?.includes(key)) expect(heard.join("")).not.toBe("");
  });
});

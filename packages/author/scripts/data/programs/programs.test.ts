import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { buildPrograms } from "./buildPrograms.ts";
import { loadPython } from "./loadPython.ts";
import { codeOf, readPrograms } from "./readPrograms.ts";
import { runJavaScript } from "./runJavaScript.ts";

const runPython = await loadPython();

function stored(language: "javascript" | "python"): unknown {
  const file = join(import.meta.dirname, `../../../../../content/data/programs-${language}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

describe("the programs", () => {
  it("print in JavaScript what is stored, run anew", () => {
    expect(buildPrograms("javascript", runJavaScript)).toEqual(stored("javascript"));
  }, 60_000);

  it("print in Python what is stored, run anew", () => {
    expect(buildPrograms("python", runPython)).toEqual(stored("python"));
  }, 60_000);

  it.each(["javascript", "python"] as const)("are told from each other in %s", (language) => {
    const run = language === "python" ? runPython : runJavaScript;
    const outputs = new Map<string, string | null>();
    for (const program of readPrograms(language))
      outputs.set(codeOf(program), run(codeOf(program)));
    expect(outputs.size).toBeGreaterThan(200);
    expect([...outputs.values()].every((output) => output !== null && output !== "")).toBe(true);
  });
});

describe.each([
  ["JavaScript", runJavaScript, "while (true) {}", "x +", 'console.log(1 + 1, "a");', "2 a"],
  ["Python", runPython, "while True: pass", "x +", 'print(1 + 1, "a")', "2 a"],
] as const)("running %s", (_, run, endless, broken, sound, printed) => {
  it("says what is printed, and nothing of what fails or never ends", () => {
    expect(run(sound)).toBe(printed);
    expect(run(endless)).toBeNull();
    expect(run(broken)).toBeNull();
  });

  it("keeps nothing from one program to the next", () => {
    expect(run(sound)).toBe(run(sound));
    expect(run(sound.replace(/1 \+ 1/u, "left_over"))).toBeNull();
  });
});

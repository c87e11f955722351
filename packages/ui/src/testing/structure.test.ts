import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { promisedStates, shownStates } from "./story-states.ts";
import { unsaidInEnglish } from "./story-words.ts";

const source = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(source, path), "utf8");
const filesIn = (folder: string) =>
  readdirSync(join(source, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  );

const exported = readdirSync(join(source, "exports")).map((file) => basename(file, ".ts"));
const components = exported.filter((name) => /^[A-Z]/.test(name));
const sources = ["primitives", "patterns", "exercises", "embed"]
  .flatMap(filesIn)
  .filter((file) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(file));

/** What Storybook says of properties that mean the same in every component. */
const commonProps = new Set(
  read("../../../.storybook/common-props.ts")
    .match(/^ {2}\w+(?=:)/gm)
    ?.map((name) => name.trim()),
);

/** The module that an export file takes its component from. */
function moduleOf(component: string): string {
  const from = new RegExp(String.raw`\b${component}\b[^;]*?from "\.\./([^"]+)"`);
  return from.exec(read(`exports/${component}.ts`))?.[1] ?? "";
}

describe.each(components)("%s", (component) => {
  const module = moduleOf(component);

  test("is exported from a component's module", () => {
    expect(module).toMatch(/^(?:(?:primitives|patterns|exercises)\/[a-z-]+|embed)\/\w+\.tsx$/);
  });

  test("has a docstring", () => {
    const declaration = new RegExp(String.raw`\*/\nexport (?:function|const) ${component}\b`);
    expect(read(module)).toMatch(declaration);
  });

  test("says what each property is for, unless it means the same everywhere", () => {
    const declared = new RegExp(
      String.raw`export interface ${component}Props[^{]*\{\n([\s\S]*?)\n\}`,
    );
    const body = declared.exec(read(module))?.[1] ?? "";
    const bare = [...body.matchAll(/(?<!\*\/\n) {2}readonly (\w+)\??:/g)].map(([, name]) => name);
    expect(bare.filter((name) => name !== undefined && !commonProps.has(name))).toEqual([]);
  });

  test("has a story and notes on accessibility in its folder", () => {
    const stories = filesIn(dirname(module)).filter((file) => file.endsWith(".stories.tsx"));
    const notes = stories.map(read).filter((text) => text.includes("accessibility:"));
    expect(layouts.has(component) || notes.length > 0).toBe(true);
  });
});

/** Shown together in the story of the layouts. */
const layouts = new Set(["Container", "Grid", "Inline", "Page", "VisuallyHidden"]);

const stories = ["primitives", "patterns", "exercises", "embed"]
  .flatMap(filesIn)
  .filter((file) => file.endsWith(".stories.tsx"));
const noteNames = ["purpose", "useFor", "notFor", "content", "accessibility", "dos", "donts"];

test.each(stories)(
  "%s says when to use it, how to write it, and what to do and not to do",
  (file) => {
    const notes = read(file);
    const missing = noteNames.filter(
      (name) => !new RegExp(String.raw`^ +${name}:`, "m").test(notes),
    );
    expect(missing).toEqual([]);
  },
);

/** What a page may name: what is exported, and what stands in the sidebar under a name of its own. */
const named = new Set([
  ...exported,
  ...stories.flatMap((file) => /title: "[^"]*?\/?([^"/]+)"/.exec(read(file))?.[1] ?? []),
]);

test.each(stories)("%s sends its reader to components that there are", (file) => {
  const [, notFor = ""] = /notFor:\s*"([^"]*)"/.exec(read(file)) ?? [];
  const [...names] = notFor.matchAll(/`([A-Z][\w ]*)`/g);
  expect(names.flatMap(([, name = ""]) => (named.has(name) ? [] : [name]))).toEqual([]);
});

test.each(stories.filter((file) => file.startsWith("patterns/")))("%s names its states", (file) => {
  expect(promisedStates(read(file))).not.toEqual([]);
});

test.each(stories)("%s shows each state that it promises", (file) => {
  const text = read(file);
  const shown = shownStates(text);
  expect(promisedStates(text).filter((name) => !shown.includes(name))).toEqual([]);
});

/** What is learned, and what is answered, stays in its own language. */
const learned = /: (?:atom|cards|quality|response)$/;

test.each(stories)("%s says in English what it says in French or Dutch", (file) => {
  expect(unsaidInEnglish(read(file)).filter((name) => !learned.test(name))).toEqual([]);
});

test.each(stories)("%s shows what it plays in a window of its own, where it is played", (file) => {
  const [meta = "", ...shown] = read(file).split(/^export const /m);
  const hasFrame = /\bframe: \d/.test(meta);
  const unplayed = shown
    .slice(1)
    .filter((story) => /\b(?:userEvent\.|press\(|answer\()/.test(story))
    .filter((story) => !hasFrame && !/!autodocs|framed\(/.test(story));
  expect(unplayed).toEqual([]);
});

test.each(sources)("%s offers named options and passes no unknown props on", (file) => {
  const text = read(file);
  expect(text).not.toMatch(/readonly (className|style)\b/);
  expect(text).not.toMatch(/<[a-z]\w*(\s[^<>]*)?\{\s*\.\.\.(props|rest|others)\s*\}/);
});

const modules = [...filesIn("exercises"), ...filesIn("embed")].filter(
  (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file) && !/\/testing\//.test(file),
);

test.each(modules)("%s brings no kind of exercise along that a page may not use", (file) => {
  expect(read(file)).not.toContain('from "@alambic/domain/exercises"');
});

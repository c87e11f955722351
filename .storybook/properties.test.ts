import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { withCustomConfig } from "react-docgen-typescript";
import { expect, test } from "vitest";
import { propertiesOf } from "./argTypes.ts";
import { docgenOptions, docgenProject } from "./docgen-options.ts";

const root = join(import.meta.dirname, "..");
const source = join(root, "packages/ui/src");

const everywhere = readdirSync(source, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(source, file), "utf8");

const exported = readdirSync(join(source, "exports"))
  .map((file) => basename(file, ".ts"))
  .filter((name) => /^[A-Z]/.test(name));

/** What the pages of Storybook are about. */
const documented = everywhere
  .filter((file) => file.endsWith(".stories.tsx"))
  .flatMap((file) => {
    const text = read(file);
    const [, own] = /^ {2}component: (\w+)/m.exec(text) ?? [];
    const [, others = ""] = /^ {2}subcomponents: \{ ([\w, ]+) \}/m.exec(text) ?? [];
    return [...(own === undefined ? [] : [own]), ...others.split(", ").filter(Boolean)];
  });

const modules = everywhere
  .filter((file) => file.endsWith(".tsx") && !/\.(?:stories|test)\.tsx$/.test(file))
  .map((file) => join(source, file));

const docgen = withCustomConfig(join(root, docgenProject), docgenOptions).parse(modules);

/** A component as Storybook's tables of properties get it. */
const tables = [...new Set([...exported, ...documented])].map((name) => {
  const own = docgen.find(({ displayName }) => displayName === name);
  return [name, propertiesOf({ __docgenInfo: own })] as const;
});

test("the reader of types knows every component", () => {
  const known = new Set(docgen.map(({ displayName }) => displayName));
  expect(tables.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

test("every component that takes something has its table on a page", () => {
  const shown = new Set(documented);
  const bare = tables.filter(([name, table]) => !shown.has(name) && Object.keys(table).length > 0);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test.each(tables)("%s says what each property is for, and of which type it is", (_, table) => {
  const rows = Object.entries(table).map(([name, { description, table: row }]) => ({
    name,
    description,
    type: row?.type?.summary ?? "",
  }));
  const poor = rows.filter(
    ({ description, type }) => !description || type === "" || /\b(?:any|enum)\b/.test(type),
  );
  expect(poor).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tokenFiles } from "./tokenFiles.ts";
import { colorOf, curveOf, measureOf, shadowsOf } from "./values.ts";

type Json = { readonly [key: string]: unknown };

const folder = join(import.meta.dirname, "../../../tokens");
const files = tokenFiles();
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(name: string): Json {
  const value: unknown = JSON.parse(files.get(name) ?? "{}");
  return isObject(value) ? value : {};
}

/** Every token of a file by its path. */
function tokensIn(group: Json, path = ""): [path: string, token: Json][] {
  return Object.entries(group).flatMap(([name, value]): [string, Json][] => {
    if (!isObject(value) || name.startsWith("$")) return [];
    const own = path === "" ? name : `${path}.${name}`;
    return "$value" in value ? [[own, value]] : tokensIn(value, own);
  });
}

/** Every `{alias}` in a value, however deep. */
function aliasesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\{([^}"]+)\}"/gu)].map(([, path = ""]) => path);
}

test("the written files are those that the tokens give", () => {
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
  const stale = [...files].filter(
    ([name, text]) => readFileSync(join(folder, name), "utf8") !== text,
  );
  expect(stale.map(([name]) => `${name}: run pnpm --filter @alambic/ui tokens`)).toEqual([]);
});

const shared = ["palette", "layout", "type", "components"];
const contexts = ["light", "dark", "contrast-light", "contrast-dark"].map((theme) => [
  ...shared,
  `theme.${theme}`,
  "density.compact",
  "motion.full",
]);

describe.each(contexts)("%s, %s, %s, %s, %s", (...names) => {
  const tokens = new Map(names.flatMap((name) => tokensIn(parsed(`${name}.tokens.json`))));

  test("every alias leads to a token of its type", () => {
    for (const [path, token] of tokens) {
      for (const alias of aliasesIn(token["$value"])) {
        expect(tokens.has(alias), `${path} → ${alias}`).toBe(true);
      }
      const whole = /^\{(.+)\}$/u.exec(String(token["$value"]))?.[1];
      if (whole !== undefined) expect(tokens.get(whole)?.["$type"]).toBe(token["$type"]);
    }
  });

  test("no name has a sign that the format keeps for itself", () => {
    expect([...tokens.keys()].filter((path) => /[{}$]/u.test(path))).toEqual([]);
  });
});

test("roles name the palette's colours where they take them", () => {
  const tokens = new Map(tokensIn(parsed("theme.light.tokens.json")));
  expect(tokens.get("color.primary.base")?.["$value"]).toBe("{palette.plum.base}");
});

test("the resolver names each file once, and only files that there are", () => {
  const named = [
    ...(files.get("alambic.resolver.json") ?? "").matchAll(/"([\w.-]+\.tokens\.json)"/gu),
  ];
  const names = named.map(([, name = ""]) => name);
  expect(names.toSorted()).toEqual(
    [...files.keys()].filter((name) => name.includes(".tokens.")).toSorted(),
  );
});

describe("values", () => {
  test("colours", () => {
    expect(colorOf("#ff0080").components).toEqual([1, 0, 0.502]);
    expect(colorOf("rgb(20 32 63 / 0.46)").alpha).toBe(0.46);
    expect(colorOf("transparent").alpha).toBe(0);
    expect(() => colorOf("plum")).toThrow('"plum" is neither');
  });

  test("lengths, times and curves", () => {
    expect(measureOf("1.5rem")).toEqual({ value: 1.5, unit: "rem" });
    expect(measureOf("0")).toEqual({ value: 0, unit: "rem" });
    expect(measureOf("120ms")).toEqual({ value: 120, unit: "ms" });
    expect(() => measureOf("clamp(1rem, 2vw, 3rem)")).toThrow("no length");
    expect(curveOf("linear")).toEqual([0, 0, 1, 1]);
    expect(() => curveOf("ease")).toThrow("neither");
  });

  test("shadows of several layers", () => {
    const [near, far] = shadowsOf("0 1px 2px rgb(0 0 0 / 0.3), 0 12px 32px -12px rgb(0 0 0 / 0.5)");
    expect(near?.blur).toEqual({ value: 2, unit: "px" });
    expect(far?.spread).toEqual({ value: -12, unit: "px" });
    expect(far?.color.alpha).toBe(0.5);
  });
});

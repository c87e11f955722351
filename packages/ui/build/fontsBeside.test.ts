import { expect, test } from "vitest";
import { fontsBeside } from "./fontsBeside.ts";

interface Emitted {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

test("every file that the style sheet names lies beside it, and no other page is asked", () => {
  const files = new Map<string, Emitted["source"]>();
  const { generateBundle } = fontsBeside();
  if (typeof generateBundle !== "function") throw new Error("It writes files with a bundle.");
  const context = { emitFile: ({ fileName, source }: Emitted) => files.set(fileName, source) };
  Reflect.apply(generateBundle, context, []);
  const css = String(files.get("alambic-fonts.css"));
  const named = Array.from(css.matchAll(/url\("([^"]+)"\)/gu), ([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect([...named, "alambic-fonts.css"].toSorted()).toEqual([...files.keys()].toSorted());
  const signatures = named.map((name) => String(files.get(name)?.slice(0, 4)));
  expect(new Set(signatures)).toEqual(new Set(["wOF2"]));
  expect(css).toContain('font-family: "Fraunces Variable"');
  expect(css).toContain("size-adjust: 115.75%");
});

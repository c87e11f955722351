import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../lib/root.ts";
import { bundled } from "./weighScript.ts";

const kit = join(root, "packages/ui");
const entries = join(kit, "dist/lib/exports");
const exercises = join(kit, "src/exercises");

const catalogue = /\/i18n\/(?:dist\/)?generated\/\w{2}\/(\w+)\.[jt]s$/u;
const onUse = /"@alambic\/i18n\/texts\/(\w+)"/gu;

/** The catalogues that the exercises of the kit load on use, as their modules name them. */
function textsOfKit(): ReadonlySet<string> {
  return new Set(
    readdirSync(exercises, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/u.test(file))
      .flatMap((file) => [...readFileSync(join(exercises, file), "utf8").matchAll(onUse)])
      .flatMap(([, namespace]) => namespace ?? []),
  );
}

/** Catalogues in the build of a page that embeds exercises of all kinds, and that no exercise speaks. */
export async function judgeTexts(): Promise<string[]> {
  const kinds = readdirSync(join(entries, "exercises")).filter((file) => file.endsWith(".js"));
  const page = [
    ["Exercise", "Exercise.js"],
    ...kinds.map((file) => [
      `kind${basename(file, ".js")}`.replaceAll("-", "_"),
      `exercises/${file}`,
    ]),
  ];
  const code = page.map(
    ([name, file = ""]) => `export * as ${name} from ${JSON.stringify(join(entries, file))};`,
  );
  const spoken = textsOfKit();
  const foreign = (await cataloguesIn(code.join("\n"))).filter((each) => !spoken.has(each));
  return foreign.map((each) => `A page that embeds an exercise carries the catalogue ${each}.`);
}

async function cataloguesIn(code: string): Promise<readonly string[]> {
  const output = await bundled(code, { from: kit, without: [/^react(?:$|\/|-dom)/u] });
  const modules = output.flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
  return [...new Set(modules.flatMap((id) => catalogue.exec(id)?.[1] ?? []))].toSorted();
}

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const list = join(import.meta.dirname, "../../../packages/ui/src/primitives/icon/icons.ts");
const ofKit = /import \{(?<names>[^}]+)\} from "(?:@alambic\/ui\/icons|[^"]+\/icons\.ts)";/gu;
const ofLibrary = /export \{(?<names>[^}]+)\} from ["'](?<path>\.\/icons\/[^"']+)["']/gu;

/**
 * Lets each module name its icons itself in the build, not by way of the kit's list: so it is known
 * who uses which icon, and icons that are used together are loaded together.
 */
export function iconsByName(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: "icons-by-name",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      const library = await this.resolve("lucide-react", list);
      if (library === null) throw new Error("lucide-react is not installed.");
      files = filesOfIcons(library.id);
    },
    transform: (code) => code.replaceAll(ofKit, (_all, names: string) => importEach(names, files)),
  };
}

/** The file of each icon, by the name that the kit gives it. */
function filesOfIcons(library: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { groups = {} } of readFileSync(library, "utf8").matchAll(ofLibrary)) {
    const { names = "", path = "" } = groups;
    for (const [, name] of specifiers(names)) files.set(name, join(dirname(library), path));
  }
  const kit = /\{(?<names>[^}]+)\}/u.exec(readFileSync(list, "utf8"))?.groups?.["names"] ?? "";
  for (const [name, renamed] of specifiers(kit)) {
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon named ${name}.`);
    files.set(renamed, file);
  }
  return files;
}

/** One import for each icon, on one line, so that line numbers stay. */
function importEach(names: string, files: ReadonlyMap<string, string>): string {
  const imports = specifiers(names).map(([name, local]) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`The kit has no icon named ${name}.`);
    return `import ${local} from ${JSON.stringify(file)};`;
  });
  return imports.join(" ") + "\n".repeat(names.split("\n").length - 1);
}

/** What is named, and what it is called from there on: `a, b as c`. */
function specifiers(names: string): [name: string, local: string][] {
  return names.split(",").flatMap((specifier) => {
    const [name = "", local = name] = specifier.trim().split(" as ");
    return name === "" ? [] : [[name, local]];
  });
}

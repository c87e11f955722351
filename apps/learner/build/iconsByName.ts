import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const list = join(import.meta.dirname, "../../../packages/ui/src/primitives/icon/icons.ts");
const ofKit = /import \{(?<names>[^}]+)\} from "(?:@alambic\/ui\/icons|[^"]+\/icons\.ts)";/gu;
const ofOwn = /export \{ (?<name>\w+) \} from "(?<path>\.\/glyphs\/[^"]+)";/gu;
const ofLibrary = /export \{(?<names>[^}]+)\} from ["'](?<path>\.\/icons\/[^"']+)["']/gu;

/**
 * Lets each module name its icons itself in the build, not by way of the kit's list: so it is known
 * who uses which icon, and icons that are used together are loaded together.
 */
export function iconsByName(): Plugin {
  let files: ReadonlyMap<string, IconFile> = new Map();
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

/** Where an icon stands, and what it is called there. */
interface IconFile {
  readonly path: string;
  readonly exported: string;
}

/** The file of each icon, by the name that the kit gives it. */
function filesOfIcons(library: string): ReadonlyMap<string, IconFile> {
  const files = new Map<string, IconFile>();
  for (const { groups = {} } of readFileSync(library, "utf8").matchAll(ofLibrary)) {
    const { names = "", path = "" } = groups;
    const file = { path: join(dirname(library), path), exported: "default" };
    for (const [, name] of specifiers(names)) files.set(name, file);
  }
  const listed = readFileSync(list, "utf8");
  const kit = /\{(?<names>[^}]+)\}/u.exec(listed)?.groups?.["names"] ?? "";
  for (const [name, renamed] of specifiers(kit)) {
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon named ${name}.`);
    files.set(renamed, file);
  }
  for (const { groups = {} } of listed.matchAll(ofOwn)) {
    const { name = "", path = "" } = groups;
    files.set(name, { path: join(dirname(list), path), exported: name });
  }
  return files;
}

/** One import for each icon, on one line, so that line numbers stay. */
function importEach(names: string, files: ReadonlyMap<string, IconFile>): string {
  const imports = specifiers(names).map(([name, local]) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`The kit has no icon named ${name}.`);
    return `import { ${file.exported} as ${local} } from ${JSON.stringify(file.path)};`;
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

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const source = join(import.meta.dirname, "../src");
/** What the server alone says: the words stand in the app for other things. */
const ofServer = new Set(["author", "coachAnswers", "mail", "server"]);
const line = /^import (?<namespace>\w+) from "\.\/texts\/\w+\.ts";$/gmu;

/**
 * Leaves out of the build the catalogues that no source of the app names: the server's, and those that a
 * part of the kit brings along by itself. The first file names every catalogue that is left, in each language.
 */
export function ownTexts(): Plugin {
  return {
    name: "own-texts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/i18n\/generated\/loaders\.ts$/u },
      handler(code) {
        const words = wordsOf(source);
        const others = [...code.matchAll(line)].flatMap(({ groups }) => {
          const namespace = groups?.["namespace"] ?? "";
          return words.has(namespace) && !ofServer.has(namespace) ? [] : [namespace];
        });
        return others.reduce(withoutNamespace, code);
      },
    },
  };
}

/** Every word that stands alone in quotation marks somewhere in a folder. */
function wordsOf(folder: string): ReadonlySet<string> {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter(
    (file) => !file.includes(".test."),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/"(\w+)"/gu)].map(([, word = ""]) => word)),
  );
}

function withoutNamespace(code: string, namespace: string): string {
  return code
    .replace(`import ${namespace} from "./texts/${namespace}.ts";\n`, "")
    .replace(`  ${namespace},\n`, "");
}

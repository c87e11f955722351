import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import type { Check } from "./Check.ts";

const fence = /^ *```(?<language>\w*)[^\n]*\n(?<code>[\s\S]*?)^ *```$/gmu;
const link = /\]\((?<target>[^)\s#]+)(?:#[^)\s]*)?\)/gu;
const quoted = /`(?<path>[\w@.-]+(?:\/[\w@.-]+)+)`/gu;
/** Folders that begin a path from the root, and what names a file. */
const rooted = /^(?:apps|packages|scripts|content|docs|e2e|examples|openapi|\.storybook|\.ci)\//u;
const file = /\.(?:tsx?|js|mjs|json|md|sql|css|html|ya?ml|txt)$/u;
/** Made by a build, or named as an example. */
const notKept = /(?:^|\/)(?:dist|node_modules|storybook-static|test-results)\/|^data\//u;

/** Every path and relative link in Markdown leads somewhere, and every sample imports what there is. */
export const documents: Check = {
  name: "paths and links in Markdown",
  async findings() {
    const files = await trackedFiles();
    const endings = new Set(files.flatMap(endingsOf));
    return files
      .filter((path) => path.endsWith(".md") && !path.startsWith(".changeset/"))
      .flatMap((path) => {
        const text = readFileSync(join(root, path), "utf8");
        return judgeDocument(path, text, (target) => existsSync(join(root, target)), endings);
      });
  },
};

/** What a guide has made as its example: `pnpm new exercise word-order …`. */
const example = /^pnpm new \w+ (?<name>[\w-]+)/gmu;

/** The paths and links of a document that lead nowhere. */
export function judgeDocument(
  path: string,
  text: string,
  exists: (target: string) => boolean,
  endings: ReadonlySet<string>,
): string[] {
  const examples = [...text.matchAll(example)].map(({ groups }) => groups?.["name"] ?? "");
  const prose = text.replaceAll(fence, "");
  const links = [...prose.matchAll(link)]
    .map(({ groups }) => groups?.["target"] ?? "")
    .filter((target) => !/^(?:[a-z]+:|\/)/u.test(target))
    .filter((target) => !exists(join(dirname(path), decodeURIComponent(target))));
  const paths = [...prose.matchAll(quoted)]
    .map(({ groups }) => groups?.["path"] ?? "")
    .filter((target) => rooted.test(target) || file.test(target))
    .filter((target) => !notKept.test(target) && !target.startsWith(".."))
    .filter((target) => !examples.some((name) => target.toLowerCase().includes(name.toLowerCase())))
    .filter((target) => !exists(target) && !endings.has(target));
  return [
    ...links.map((target) => `${path} links to ${target}, which is not there`),
    ...paths.map((target) => `${path} names ${target}, which is not there`),
  ];
}

/** A file may be named by its last folders: `queue/createQueue.ts`. */
export function endingsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_part, index) => parts.slice(index).join("/"));
}

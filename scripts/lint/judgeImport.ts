import { posix } from "node:path";
import { forbidden, layers, packages, separate, wholeInTests } from "./layers.ts";
import { placeOf } from "./place.ts";
import type { Place } from "./place.ts";

/** One import or re-export, with the importing file relative to the root. */
export interface ImportStatement {
  file: string;
  specifier: string;
  typeOnly: boolean;
}

/** Why an import breaks the layers of the workspace; `undefined` when it is in order. */
export function judgeImport(statement: ImportStatement): string | undefined {
  const from = placeOf(statement.file);
  if (from === undefined) return undefined;
  if (statement.specifier.startsWith(".")) return judgeRelative(from, statement);
  if (statement.specifier.startsWith("@alambic/")) return judgeOwn(from, statement);
  return judgeForbidden(from, statement.specifier);
}

function judgeRelative(from: Place, { file, specifier }: ImportStatement): string | undefined {
  const to = placeOf(posix.join(posix.dirname(file), specifier));
  if (to?.folder !== from.folder) {
    return `${specifier} leaves ${from.folder}: import another package by its name`;
  }
  return judgeForbidden(from, specifier, "relative") ?? judgeLayers(from, to);
}

function judgeLayers(from: Place, to: Place): string | undefined {
  const allowed = layers[from.folder];
  if (allowed === undefined || from.layer === undefined || to.layer === undefined) return undefined;
  if (!from.isSource && wholeInTests.includes(from.folder)) return undefined;
  if (from.layer === to.layer) return judgeSeparate(from, to);
  const targets = allowed[from.layer];
  if (targets === undefined) {
    const isFolder = !from.layer.includes(".");
    return isFolder
      ? `${from.folder}/src/${from.layer} is no layer: name it in layers.ts`
      : undefined;
  }
  if (targets.includes(to.layer) || (!from.isSource && to.layer === "testing")) return undefined;
  return `${from.layer} must not import ${to.layer} (allowed: ${targets.join(", ") || "nothing"})`;
}

function judgeSeparate(from: Place, to: Place): string | undefined {
  const rule = separate[from.folder]?.[from.layer ?? ""];
  if (rule === undefined || from.unit === to.unit || !from.isSource) return undefined;
  if (rule.door !== null && to.file === rule.door) return undefined;
  const way = rule.door === null ? "they stand apart" : `go through its ${rule.door}`;
  return `${from.layer}/${from.unit} must not import ${to.layer}/${to.unit}: ${way}`;
}

function judgeOwn(from: Place, { specifier, typeOnly }: ImportStatement): string | undefined {
  const { name, imports } = packages[from.folder];
  const target = specifier.split("/").slice(0, 2).join("/");
  if (target === name) return `${name} must import its own files by their relative path`;
  const allowed: readonly string[] = imports;
  if (!allowed.includes(target)) return `${name} must not import ${target}`;
  if (from.folder === "packages/domain" && from.isSource && !typeOnly) {
    return "domain knows only the types of the contract: use `import type`";
  }
  return undefined;
}

/** Tests and stories may use what their package must not ship with; styles they may not. */
function judgeForbidden(
  from: Place,
  specifier: string,
  kind: "relative" | "bare" = "bare",
): string | undefined {
  const isAllowedInTests = kind === "bare" && !from.isSource;
  if (isAllowedInTests || (kind === "relative" && from.folder === "packages/domain"))
    return undefined;
  return forbidden[from.folder]?.find(({ what }) => what.test(specifier))?.why;
}

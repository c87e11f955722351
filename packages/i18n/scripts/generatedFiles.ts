import { join } from "node:path";

import { locales } from "../src/locales.ts";
import type { Catalogues } from "./readCatalogues.ts";
import { renderCatalogue, renderLoaders, renderTexts, renderTypes } from "./render.ts";

/** Everything derived from the catalogues: the text of each file by its path in `generated/`. */
export function generatedFiles(catalogues: Catalogues): ReadonlyMap<string, string> {
  const namespaces = [...catalogues.keys()];
  const sources = [...catalogues.values()].map((languages) => languages.en ?? {});
  const modules = [...catalogues].flatMap(([namespace, languages]) =>
    locales.map((locale): [string, string] => [
      join(locale, `${namespace}.ts`),
      renderCatalogue(languages[locale] ?? {}),
    ]),
  );
  return new Map([
    ...modules,
    ...namespaces.map((namespace): [string, string] => [
      join("texts", `${namespace}.ts`),
      renderTexts(namespace),
    ]),
    ["messages.ts", renderTypes(namespaces, sources)],
    ["loaders.ts", renderLoaders(namespaces)],
  ]);
}

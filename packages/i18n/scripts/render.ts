import { locales } from "../src/locales.ts";
import { messageArguments } from "./messageArguments.ts";
import { compileMessage } from "./compileMessage.ts";
import { parseMessage } from "./parseMessage.ts";
import type { Catalogue } from "./readCatalogues.ts";

const header = "// Generated from messages/ by `pn --filter @alambic/i18n generate`.\n";

/** The module that holds one catalogue as compiled messages, one a line. */
export function renderCatalogue(catalogue: Catalogue): string {
  const lines = Object.entries(catalogue).map(
    ([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessage(id, text))},\n`,
  );
  return [
    header,
    'import type { CompiledMessages } from "../../src/messages.ts";\n\n',
    `const messages: CompiledMessages = {\n${lines.join("")}};\n\n`,
    "export default messages;\n",
  ].join("");
}

/** The module that loads one catalogue, each language by itself. */
export function renderTexts(namespace: string): string {
  const lines = locales.map(
    (locale) => `    ${locale}: () => import("../${locale}/${namespace}.ts"),\n`,
  );
  return [
    header,
    'import type { Texts } from "../../src/Texts.ts";\n\n',
    `const ${namespace}: Texts = {\n  namespace: ${JSON.stringify(namespace)},\n  load: {\n`,
    lines.join(""),
    `  },\n};\n\nexport default ${namespace};\n`,
  ].join("");
}

/** The module that knows how to load every catalogue. */
export function renderLoaders(namespaces: readonly string[]): string {
  return [
    header,
    'import type { Texts } from "../src/Texts.ts";\n',
    'import type { Namespace } from "./messages.ts";\n',
    ...namespaces.map((namespace) => `import ${namespace} from "./texts/${namespace}.ts";\n`),
    "\nexport const catalogues: Readonly<Record<Namespace, Texts>> = {\n",
    ...namespaces.map((namespace) => `  ${namespace},\n`),
    "};\n",
  ].join("");
}

/** The module that types the ids, arguments and tags of all messages of the source language. */
export function renderTypes(namespaces: readonly string[], sources: readonly Catalogue[]): string {
  const messages = sources.flatMap((source) => Object.entries(source));
  const needs = messages.map(
    ([id, text]) => [id, messageArguments(parseMessage(id, text))] as const,
  );
  const values = needs.map(([id, { values }]) => {
    const fields = [...values].map(([name, type]) => `${JSON.stringify(name)}: ${type}`);
    return `  ${JSON.stringify(id)}: ${fields.length ? `{ ${fields.join("; ")} }` : "undefined"};\n`;
  });
  const tags = needs
    .filter(([, { tags }]) => tags.size > 0)
    .map(([id, { tags }]) => {
      const names = [...tags].map((tag) => JSON.stringify(tag)).join(" | ");
      return `  ${JSON.stringify(id)}: ${names};\n`;
    });
  return [
    header,
    `\nexport const namespaces = ${JSON.stringify(namespaces)} as const;\n\n`,
    "export type Namespace = (typeof namespaces)[number];\n\n",
    "/** The arguments of each message. */\n",
    `export interface MessageValues {\n${values.join("")}}\n\n`,
    "/** The tags of each message that has some. */\n",
    `export interface MessageTags {\n${tags.join("")}}\n`,
  ].join("");
}

import { themes } from "../themes/themes.ts";
import { componentTokens, densityTokens } from "./componentTokens.ts";
import { paletteTokens } from "./paletteTokens.ts";
import { roleTokens } from "./roleTokens.ts";
import { layoutTokens, motionTokens, typeTokens } from "./scaleTokens.ts";
import type { TokenGroup } from "./Token.ts";

/** The sets that every context has, and what differs by context, the first of each by default. */
const sets = {
  palette: paletteTokens,
  layout: layoutTokens,
  type: typeTokens,
  components: componentTokens,
} as const;

const modifiers = {
  theme: Object.fromEntries(
    Object.entries(themes).map(([name, values]) => [name, () => roleTokens(values)]),
  ),
  density: {
    comfortable: () => densityTokens("comfortable"),
    compact: () => densityTokens("compact"),
  },
  motion: { full: () => motionTokens("full"), reduced: () => motionTokens("reduced") },
} as const;

const formatSchema = "https://www.designtokens.org/schemas/2025.10/format.json";
const resolverSchema = "https://www.designtokens.org/schemas/2025.10/resolver.json";

/** The tokens in the format of the Design Tokens Community Group (2025.10): texts by file name. */
export function tokenFiles(): ReadonlyMap<string, string> {
  const plain = Object.entries(sets).map(([name, tokens]) => entry(name, tokens()));
  const byContext = Object.entries(modifiers).flatMap(([modifier, contexts]) =>
    Object.entries(contexts).map(([context, tokens]) => entry(`${modifier}.${context}`, tokens())),
  );
  return new Map([...plain, ...byContext, ["alambic.resolver.json", textOf(resolver())]]);
}

function entry(name: string, tokens: TokenGroup): [file: string, text: string] {
  return [fileOf(name), textOf({ $schema: formatSchema, ...tokens })];
}

const fileOf = (name: string) => `${name}.tokens.json`;
const reference = (name: string) => ({ $ref: fileOf(name) });

/** One entry a line; figures that belong together stand on one. */
function textOf(content: object): string {
  const lines = JSON.stringify(content, null, 2);
  const figures = /\[\n\s+(-?[\d.]+(?:,\n\s+-?[\d.]+)*)\n\s+\]/gu;
  return `${lines.replace(figures, (_all, list: string) => `[${list.replace(/\s+/gu, " ")}]`)}\n`;
}

/** How the files belong together: one file to give to a tool. */
function resolver() {
  return {
    $schema: resolverSchema,
    name: "Alambic",
    version: "2025.10",
    description: "Palette, roles by theme, scales and what components share.",
    sets: Object.fromEntries(
      Object.keys(sets).map((name) => [name, { sources: [reference(name)] }]),
    ),
    modifiers: Object.fromEntries(
      Object.entries(modifiers).map(([modifier, contexts]) => [
        modifier,
        {
          default: Object.keys(contexts)[0],
          contexts: Object.fromEntries(
            Object.keys(contexts).map((name) => [name, [reference(`${modifier}.${name}`)]]),
          ),
        },
      ]),
    ),
    resolutionOrder: [
      ...Object.keys(sets).map((name) => ({ $ref: `#/sets/${name}` })),
      ...Object.keys(modifiers).map((name) => ({ $ref: `#/modifiers/${name}` })),
    ],
  };
}

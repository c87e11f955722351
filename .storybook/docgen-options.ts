import type { ParserOptions } from "react-docgen-typescript";

/** Where the reader of types finds its types. */
export const docgenProject = "packages/ui/tsconfig.json";

/** How types become tables of properties: the variants of a recipe included, what React adds left out. */
export const docgenOptions: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  propFilter: (property) => !property.parent?.fileName.includes("node_modules"),
};

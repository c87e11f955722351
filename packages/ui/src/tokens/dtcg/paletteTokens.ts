import { palette } from "../palette.ts";
import { leavesOf, tokensOf } from "./Token.ts";
import type { TokenGroup } from "./Token.ts";
import { colorOf } from "./values.ts";

/** The raw colours: the first layer, which nothing but roles refers to. */
export function paletteTokens(): TokenGroup {
  return {
    palette: {
      $description: "Raw colours. Name a colour by its role instead: only roles refer to these.",
      ...tokensOf(palette, (value) => ({ $type: "color", $value: colorOf(value) })),
    },
  };
}

const pathsByColor = new Map(leavesOf(palette).map(([path, value]) => [value, path]));

/** The alias of a palette colour, `{palette.plum.base}`; `undefined` for a colour of a theme's own. */
export function paletteAlias(css: string): string | undefined {
  const path = pathsByColor.get(css);
  return path === undefined ? undefined : `{palette.${path}}`;
}

import { noteOf, roleNotes } from "../role-notes.ts";
import type { ThemeValues } from "../themes/theme-values.ts";
import { paletteAlias } from "./paletteTokens.ts";
import { tokensOf } from "./Token.ts";
import type { Token, TokenGroup } from "./Token.ts";
import { colorOf, shadowsOf } from "./values.ts";

/** What one theme supplies: the second layer, each role with its palette colour or one of its own. */
export function roleTokens({ color, shadow }: ThemeValues): TokenGroup {
  const roles: TokenGroup = tokensOf(color, colorToken);
  return {
    color: Object.fromEntries(
      Object.entries(roles).map(([role, group]) => [role, described(group, noteOfRole(role))]),
    ),
    shadow: {
      $description:
        "Elevation: `small` for cards, `medium` for what is lifted, `large` for dialogs.",
      ...tokensOf(shadow, (value) => ({ $type: "shadow", $value: shadowsOf(value) })),
    },
  };
}

function colorToken(value: string, path: readonly string[]): Token {
  const note = noteOf(path);
  return {
    $type: "color",
    $value: paletteAlias(value) ?? colorOf(value),
    ...(note === undefined ? {} : { $description: note }),
  };
}

function described(group: Token | TokenGroup | string, $description: string | undefined) {
  return typeof group === "string" || $description === undefined
    ? group
    : { $description, ...group };
}

function noteOfRole(role: string): string | undefined {
  return Object.entries(roleNotes).find(([name]) => name === role)?.[1];
}

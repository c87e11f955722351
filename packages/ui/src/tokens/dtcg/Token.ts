/** One token of the Design Tokens format. */
export interface Token {
  readonly $type: TokenType;
  /** A value, an alias such as `{palette.plum.base}`, or an object or a list of them. */
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

export type TokenType =
  | "border"
  | "color"
  | "cubicBezier"
  | "dimension"
  | "duration"
  | "fontFamily"
  | "fontWeight"
  | "gradient"
  | "number"
  | "shadow";

/** Tokens under one name, with a word on what they have in common. */
export type TokenGroup = { readonly [name: string]: Token | TokenGroup | string };

/** Names and values of one part of the tokens, nested as they are written in code. */
export type Tree = { readonly [name: string]: string | Tree };

/** Turns each leaf of a part into a token. `path` leads to the leaf. */
export function tokensOf(
  tree: Tree,
  toToken: (value: string, path: readonly string[]) => Token,
  path: readonly string[] = [],
): TokenGroup {
  return Object.fromEntries(
    Object.entries(tree).map(([name, branch]) => {
      const own = [...path, name];
      return [
        name,
        typeof branch === "string" ? toToken(branch, own) : tokensOf(branch, toToken, own),
      ];
    }),
  );
}

/** The leaves of a tree, each by its path joined with points. */
export function leavesOf(
  tree: Tree,
  path: readonly string[] = [],
): [path: string, value: string][] {
  return Object.entries(tree).flatMap(([name, branch]): [string, string][] =>
    typeof branch === "string"
      ? [[[...path, name].join("."), branch]]
      : leavesOf(branch, [...path, name]),
  );
}

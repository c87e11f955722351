import { control } from "../components.ts";
import { density, vars } from "../contract.css.ts";
import { densityValues } from "../density-values.ts";
import type { Density } from "../density-values.ts";
import { radius } from "../shape.ts";
import { leavesOf, tokensOf } from "./Token.ts";
import type { TokenGroup, Tree } from "./Token.ts";
import { measureOf } from "./values.ts";

/** How close things stand: heights of controls and room in rows. */
export function densityTokens(name: Density): TokenGroup {
  return {
    density: {
      $description:
        "`compact` holds where a mouse or a pen points; under a finger targets keep their 44 px.",
      ...tokensOf(densityValues[name], (value) => ({
        $type: "dimension",
        $value: measureOf(value),
      })),
    },
  };
}

/** What a CSS variable stands for, by the name of its token: `{color.line.control}`. */
const aliases = new Map(
  Object.entries({ color: vars.color, density, radius }).flatMap(([group, tree]: [string, Tree]) =>
    leavesOf(tree, [group]).map(([path, value]) => [value, `{${path}}`] as const),
  ),
);

function aliasOf(value: string): string {
  const alias = aliases.get(value);
  if (alias === undefined) throw new Error(`"${value}" is the value of no role and no scale.`);
  return alias;
}

/** Values that all controls share: the third layer, made of aliases to roles, density and scales. */
export function componentTokens(): TokenGroup {
  const { border, disabledOpacity, ...lengths } = control;
  const [width = "", style = "", color = ""] = border.split(" ");
  return {
    control: {
      $description: "Shared by all controls, so that a button and a field stand on one line.",
      ...tokensOf(lengths, (value) => ({ $type: "dimension", $value: aliasOf(value) })),
      border: {
        $type: "border",
        $value: { color: aliasOf(color), width: measureOf(width), style },
      },
      disabledOpacity: {
        $type: "number",
        $value: Number(disabledOpacity),
        $description: "A disabled control fades, but its words stay legible.",
      },
    },
    progress: {
      $type: "gradient",
      $value: [
        { color: aliasOf(vars.color.progress.from), position: 0 },
        { color: aliasOf(vars.color.progress.to), position: 1 },
      ],
      $description: "The one gradient: progress bars, rings and what is celebrated.",
    },
  };
}

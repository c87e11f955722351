import { breakpoints } from "../breakpoints.ts";
import { motionValues, reducedMotionValues } from "../motion-values.ts";
import { layer, measure, radius } from "../shape.ts";
import { gaps, space } from "../space.ts";
import { fontFamily, fontSize, fontWeight, lineHeight, typeScale } from "../typography.ts";
import { tokensOf } from "./Token.ts";
import type { Token, TokenGroup, TokenType } from "./Token.ts";
import { curveOf, measureOf } from "./values.ts";

const length = (value: string): Token => ({ $type: "dimension", $value: measureOf(value) });
const figure = (value: string | number): Token => ({ $type: "number", $value: Number(value) });

/** One token for each entry of a flat scale. */
function each<Value>(scale: Readonly<Record<string, Value>>, toToken: (value: Value) => Token) {
  return Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, toToken(value)]));
}

const spaceAlias = (value: string) =>
  `{space.${Object.entries(space).find(([, size]) => size === value)?.[0] ?? "0"}}`;

/** Space, corners, widths and stacking, the same in every theme. */
export function layoutTokens(): TokenGroup {
  return {
    space: {
      $description:
        "A grid of 4 px, in rem so that it grows with the text. The name counts the steps.",
      ...each(space, length),
    },
    gap: {
      $description: "The gaps that layout components offer by name.",
      ...each(gaps, (value) => ({ $type: "dimension", $value: spaceAlias(value) })),
    },
    radius: {
      $description: "12 px for boxes, full for capsules and pills.",
      ...each(radius, length),
    },
    measure: { $description: "Widths of a column.", ...each(measure, length) },
    breakpoint: {
      $description: "Least widths of the window at which a layout changes.",
      ...each(breakpoints, (value) => length(`${value}px`)),
    },
    layer: { $description: "Stacking order of what floats.", ...each(layer, figure) },
  };
}

/** Families, sizes, weights and heights of lines. */
export function typeTokens(): TokenGroup {
  return {
    fontFamily: each(fontFamily, (value) => ({
      $type: "fontFamily",
      $value: value.split(",").map((name) => name.trim().replaceAll('"', "")),
    })),
    fontSize: {
      $description:
        "From the narrowest window (least) to a wide one (most). The extension holds the CSS that runs between the two.",
      ...Object.fromEntries(
        Object.entries(typeScale).map(([name, [least, most]]) => [
          name,
          {
            least: length(`${least}rem`),
            most: length(`${most}rem`),
            fluid: fluidSize(name, most),
          },
        ]),
      ),
    },
    fontWeight: each(fontWeight, (value) => ({ $type: "fontWeight", $value: Number(value) })),
    lineHeight: each(lineHeight, figure),
  };
}

function fluidSize(name: string, most: number): Token {
  const css = Object.entries(fontSize).find(([size]) => size === name)?.[1];
  return { ...length(`${most}rem`), $extensions: { "org.alambic.css": css } };
}

/** Durations and curves, as designed or for who asks for less motion. */
export function motionTokens(kind: "full" | "reduced"): TokenGroup {
  const values = kind === "full" ? motionValues : reducedMotionValues;
  return {
    motion: {
      $description: "Things fill, settle and ring; nothing bounces for show.",
      ...tokensOf(values, (value) => {
        const isTime = value.endsWith("ms");
        const $type: TokenType = isTime ? "duration" : "cubicBezier";
        return { $type, $value: isTime ? measureOf(value) : curveOf(value) };
      }),
    },
  };
}

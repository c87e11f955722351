/** A colour, a shadow and the like as the Design Tokens format writes them (report of 2025.10). */
export interface ColorValue {
  readonly colorSpace: "srgb";
  /** Red, green and blue, each from 0 to 1. */
  readonly components: readonly number[];
  readonly alpha?: number;
  readonly hex?: string;
}

export interface Measure {
  readonly value: number;
  readonly unit: "px" | "rem" | "ms";
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
}

const round = (value: number) => Number(value.toFixed(4));
const share = (value: number) => round(value / 255);

/** A CSS colour of the forms that themes use: `#rrggbb`, `rgb(r g b / a)`, `transparent`. */
export function colorOf(css: string): ColorValue {
  if (css === "transparent") return { colorSpace: "srgb", components: [0, 0, 0], alpha: 0 };
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(css);
  if (hex !== null) {
    const components = hex.slice(1).map((part) => share(Number.parseInt(part, 16)));
    return { colorSpace: "srgb", components, hex: css };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(css);
  if (rgb === null) throw new Error(`"${css}" is neither #rrggbb, rgb(r g b / a) nor transparent.`);
  const [red, green, blue, alpha] = rgb.slice(1).map(Number);
  const components = [red, green, blue].map((part) => share(part ?? 0));
  return { colorSpace: "srgb", components, alpha: alpha ?? 1 };
}

/** A CSS length or time of one number and one unit. A bare 0 counts in rem. */
export function measureOf(css: string): Measure {
  const match = /^(-?[\d.]+)(px|rem|ms)?$/u.exec(css);
  const value = Number(match?.[1]);
  if (match === null || Number.isNaN(value)) throw new Error(`"${css}" is no length and no time.`);
  const unit = match[2];
  return { value, unit: unit === "px" || unit === "ms" ? unit : "rem" };
}

/** The four figures of a CSS curve. */
export function curveOf(css: string): readonly number[] {
  if (css === "linear") return [0, 0, 1, 1];
  const figures = /^cubic-bezier\((.+)\)$/u.exec(css)?.[1]?.split(",").map(Number) ?? [];
  if (figures.length !== 4) throw new Error(`"${css}" is neither linear nor a cubic-bezier.`);
  return figures;
}

/** The layers of a CSS box shadow, the nearest first. `none` is one that cannot be seen. */
export function shadowsOf(css: string): ShadowValue[] {
  if (css === "none") return [shadowFrom([], "transparent")];
  return css.split(/,\s*(?![^(]*\))/u).map((layer) => {
    const color = /rgb\(.+\)/u.exec(layer)?.[0] ?? "";
    return shadowFrom(layer.replace(color, "").trim().split(" "), color);
  });
}

function shadowFrom(lengths: readonly string[], color: string): ShadowValue {
  const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((index) => pixels(lengths[index]));
  const none = pixels(undefined);
  return {
    color: colorOf(color),
    offsetX: offsetX ?? none,
    offsetY: offsetY ?? none,
    blur: blur ?? none,
    spread: spread ?? none,
  };
}

function pixels(css = "0"): Measure {
  return { value: measureOf(css).value, unit: "px" };
}

export const angleUnits = ["degrees", "radians"] as const;
/** In what sine, cosine and tangent take their angle, and their inverses give it. */
export type AngleUnit = (typeof angleUnits)[number];

export const constants: ReadonlyMap<string, number> = new Map([
  ["pi", Math.PI],
  ["tau", 2 * Math.PI],
  ["e", Math.E],
]);

type RealFunction = (value: number) => number;

const plain = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  factorial,
} as const satisfies Record<string, RealFunction>;

const ofAngles = { sin: Math.sin, cos: Math.cos, tan: Math.tan } as const;
const toAngles = { asin: Math.asin, acos: Math.acos, atan: Math.atan } as const;

/** The functions that an expression may name, by name. */
export function functionsIn(angles: AngleUnit): Readonly<Record<string, RealFunction>> {
  if (angles === "radians") return { ...plain, ...ofAngles, ...toAngles };
  const entries = [
    ...Object.entries(ofAngles).map(([name, apply]): [string, RealFunction] => [
      name,
      (value) => inDegrees(name, value, apply),
    ]),
    ...Object.entries(toAngles).map(([name, apply]): [string, RealFunction] => [
      name,
      (value) => (apply(value) * 180) / Math.PI,
    ]),
  ];
  return { ...plain, ...Object.fromEntries(entries) };
}

const names = new Set([plain, ofAngles, toAngles].flatMap((table) => Object.keys(table)));
names.delete("factorial");

/** Whether an expression may name it as a function. */
export function isFunctionName(name: string): boolean {
  return names.has(name);
}

/** Exact where a rounded π would not be: sin 180° is 0, and tan 90° has no value. */
function inDegrees(name: string, degrees: number, apply: RealFunction): number {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const turn = ((quarter % 4) + 4) % 4;
    const sine = [0, 1, 0, -1][turn] ?? 0;
    const cosine = [1, 0, -1, 0][turn] ?? 0;
    if (name === "sin") return sine;
    return name === "cos" ? cosine : sine / cosine;
  }
  return apply((degrees * Math.PI) / 180);
}

/** The product of 1 to `value`; no number for what has none. */
export function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= value && Number.isFinite(product); factor += 1) product *= factor;
  return product;
}

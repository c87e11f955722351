export const angleUnits = ["degrees", "radians"] as const;
/** In what sine, cosine and tangent take their angle. */
export type AngleUnit = (typeof angleUnits)[number];

export const constants: ReadonlyMap<string, number> = new Map([
  ["pi", Math.PI],
  ["e", Math.E],
]);

const functions = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
} as const satisfies Record<string, (value: number) => number>;

const ofAngles = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
} as const satisfies Record<string, (value: number) => number>;

/** The function of a name; null for an unknown one. */
export function findFunction(name: string, angles: AngleUnit): ((value: number) => number) | null {
  const plain = Object.entries(functions).find(([known]) => known === name);
  if (plain !== undefined) return plain[1];
  const ofAngle = Object.entries(ofAngles).find(([known]) => known === name);
  if (ofAngle === undefined) return null;
  const [, apply] = ofAngle;
  return angles === "radians" ? apply : (value) => inDegrees(name, value, apply);
}

/** Exact where a rounded π would not be: sin 180° is 0, and tan 90° has no value. */
function inDegrees(name: string, degrees: number, apply: (value: number) => number): number {
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

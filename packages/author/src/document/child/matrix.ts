/** From one system of coordinates to another: a, b, c, d, e, f as PDF writes them. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The identity where there is no matrix. */
export function matrixIn(value: unknown): Matrix {
  const list = Array.isArray(value) || value instanceof Float32Array ? [...value].map(Number) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list;
  return [a, b, c, d, e, f];
}

export function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

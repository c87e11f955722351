/** Draws that repeat for the same seed, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Both ends included. */
  integer(minimum: number, maximum: number): number;
  pick<T>(values: readonly T[]): T;
  /** A new array in another order. */
  shuffle<T>(values: readonly T[]): T[];
  /** At most `count` different positions of `values`, in drawn order. */
  sample<T>(values: readonly T[], count: number): T[];
  /** Draws of their own for a part, whatever else is drawn from this one. */
  fork(part: string): Random;
}

/** Makes the draws of a seed (sfc32 over a 128-bit hash of the text). */
export function createRandom(seed: string): Random {
  const state = hash(seed);
  for (let round = 0; round < 12; round += 1) step(state);

  const next = () => step(state) / 2 ** 32;
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(next() * (maximum - minimum + 1));
  const shuffle = <T>(values: readonly T[]): T[] => {
    const rest = [...values];
    const drawn: T[] = [];
    while (rest.length > 0) drawn.push(...rest.splice(integer(0, rest.length - 1), 1));
    return drawn;
  };
  return {
    next,
    integer,
    shuffle,
    pick: (values) => {
      const [value] = values.slice(integer(0, values.length - 1));
      if (value === undefined) throw new RangeError("Nothing to pick from");
      return value;
    },
    sample: (values, count) => shuffle(values).slice(0, count),
    fork: (part) => createRandom(`${seed}/${part}`),
  };
}

type State = [number, number, number, number];

function step(state: State): number {
  const [a, b, c, counter] = state;
  const result = (a + b + counter) | 0;
  state[3] = (counter + 1) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}

/** FNV-1a over UTF-16 code units, four times with different offsets. */
function hash(text: string): State {
  const word = (offset: number) => {
    let value = 0x811c9dc5 ^ offset;
    for (let index = 0; index < text.length; index += 1) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
      value ^= value >>> 15;
    }
    return value | 0;
  };
  return [word(0), word(0x9e3779b9), word(0x7f4a7c15), word(0x2545f491)];
}

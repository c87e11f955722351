/** The same work, of which no more than so many are done at a time; the others wait their turn. */
export function limitConcurrency<Input extends unknown[], Value>(
  most: number,
  work: (...input: Input) => Promise<Value>,
): (...input: Input) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...input) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(...input);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Takes equal things out of a list, each once: gives the index of the one that was taken. */
export function takeFrom(things: readonly string[]): (thing: string) => number | undefined {
  const free = new Set(things.keys());
  return (thing) => {
    const index = [...free].find((at) => things[at] === thing);
    if (index !== undefined) free.delete(index);
    return index;
  };
}

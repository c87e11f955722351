/** Whether more than half of the right ones have a word in common that none of the wrong ones has. */
export function areToldByWord(
  right: readonly ReadonlySet<string>[],
  wrong: readonly ReadonlySet<string>[],
): boolean {
  return right
    .flatMap((words) => [...words])
    .some(
      (word) =>
        !wrong.some((words) => words.has(word)) &&
        2 * right.filter((words) => words.has(word)).length > right.length,
    );
}

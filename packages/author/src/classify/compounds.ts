const shortestPart = 4;
/** Letters that Dutch puts between the parts of a compound. */
const joints = ["", "s", "e", "en", "er"];

/**
 * The known words that a compound is made of: both halves where both are known, else the longest
 * one that it ends or begins with.
 */
export function partsOfCompound(
  word: string,
  known: { has(word: string): boolean },
): readonly string[] {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const tail = word.slice(at);
    if (!known.has(tail)) continue;
    const head = joints
      .map((joint) => (word.slice(0, at).endsWith(joint) ? word.slice(0, at - joint.length) : ""))
      .find((part) => part.length >= shortestPart - 1 && known.has(part));
    if (head !== undefined) return [head, tail];
  }
  for (let size = word.length - 2; size > shortestPart; size -= 1) {
    const [head, tail] = [word.slice(0, size), word.slice(-size)];
    if (known.has(tail)) return [tail];
    if (known.has(head)) return [head];
  }
  return [];
}

/** A mistake that a hand or an ear makes costs 1; any other change of a letter is half another word. */
const likely = 1;
const unlikely = 1.5;
/** One vowel for another: too often another word in a short one, too often a mistake in a long one. */
const otherVowel = 1.25;

const vowels = "aeiouyàâäáãéèêëíìîïóòôöõúùûüýÿ";
/** Consonants that are heard, or lie on the keys, close together. */
const alike = ["ckqsxz", "gj", "dt", "mn", "bp", "fvw", "jiy"];

/**
 * How far a typed word is from another as a misspelling of it: letters added, left out, changed or
 * swapped, those that sound alike or double another costing 1, others 1.5.
 */
export function spellingDistance(typed: string, expected: string): number {
  const [source, target] = [[...typed], [...expected]];
  let beforeLast: number[] = [];
  let last = [0];
  for (const [column, letter] of target.entries())
    last.push((last[column] ?? 0) + costOfLack(letter, target[column - 1], target[column + 1]));
  for (const [row, letter] of source.entries()) {
    const surplus = costOfLoss(letter, source[row - 1], source[row + 1]);
    const current = [(last[0] ?? 0) + surplus];
    for (const [column, other] of target.entries()) {
      const lack = costOfLack(other, target[column - 1], target[column + 1]);
      const least = Math.min(
        (last[column] ?? 0) + costOfChange(letter, other),
        (last[column + 1] ?? 0) + surplus,
        (current[column] ?? 0) + lack,
      );
      const swapped =
        row > 0 && column > 0 && letter === target[column - 1] && source[row - 1] === other;
      current.push(swapped ? Math.min(least, (beforeLast[column - 1] ?? 0) + likely) : least);
    }
    beforeLast = last;
    last = current;
  }
  return last[target.length] ?? 0;
}

function costOfChange(letter: string, other: string): number {
  if (letter === other) return 0;
  if (alike.some((group) => group.includes(letter) && group.includes(other))) return likely;
  return vowels.includes(letter) && vowels.includes(other) ? otherVowel : unlikely;
}

/** A vowel is easily lost or added, and so is one letter of two alike. */
function costOfLoss(letter: string, before: string | undefined, after: string | undefined): number {
  return vowels.includes(letter) || letter === before || letter === after ? likely : unlikely;
}

/** A letter that was left out: an h behind a consonant is not heard. */
function costOfLack(letter: string, before: string | undefined, after: string | undefined): number {
  const isMute = letter === "h" && before !== undefined && !vowels.includes(before);
  return isMute ? likely : costOfLoss(letter, before, after);
}

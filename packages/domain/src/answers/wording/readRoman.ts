const wellFormed = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/u;
const worth: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** A Roman numeral below 40, in small letters, as rulers, wars and centuries have them; null for other words. */
export function readRoman(word: string): number | null {
  if (!wellFormed.test(word)) return null;
  return [...word].reduce((sum, sign, at) => {
    const [value = 0, next = 0] = [worth[sign], worth[word[at + 1] ?? ""]];
    return value < next ? sum - value : sum + value;
  }, 0);
}

/** Addresses, paths, options, code, placeholders. */
export const technical =
  /https?:|www\.|\w@\w|[\\{}<>|~^=_#$`]|(?:^|\s)\/\w|\w\/\w+\/|\s--?\w|\(\d\)|\w\(\)|\.\w{2,4}(?=[\s,)])(?<=[a-z]\.\w{2,4})|\d\.\d+\.\d|\[\d*\]|[∗•●▪◦→·¶§†]|[⁰¹²³⁴⁵⁶⁷⁸⁹]|[´ˆ¨¸]|\(\d+\.\d+\)|(?:\p{Lowercase} |-|^)E (?=[\p{Lowercase}L])|\s[,.](?!\d)|\*|…|\.\.\.|�/u;

/** What is no words at all: addresses, prompts, assignments, signs that the layout lost. */
export const unreadable = /https?:|www\.|\w@\w|[\\{}<>|~^=$`#*_]|[∗•●▪◦→←·¶§†↩]|…|\.\.\.|�/u;

/** Every quotation mark and bracket that opens closes. */
export function isBalanced(text: string): boolean {
  const pairs = ["()", "[]", "«»", "“”"];
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    pairs.every((pair) => count(pair.charAt(0)) === count(pair.charAt(1))) && count('"') % 2 === 0
  );
}

/** With curved apostrophes, which is how the rules write them; as long as it was. */
export function typographic(text: string): string {
  return text.replaceAll(/(?<=\p{Letter})'(?=\p{Letter})/gu, "’");
}

const apostrophes = /[\u2018\u2019\u201B\u02BC\u02B9\u0060\u00B4\u2032]/gu;
const quotationMarks = /["\u00AB\u00BB\u201C-\u201F\u2039\u203A\u300C-\u300F]/gu;
const dashes = /[\u2010-\u2015\u2212]/gu;
const innerHyphen = /(?<=\p{L})-(?=\p{L})/gu;
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const startMarks = /^(?:[\s;:!?¡¿…。、！？]|[.,](?!\d))+/u;
const endMarks = /(?<![\s.,;:!?…。、！？])[\s.,;:!?…。、！？]+$/u;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const latinMarks = /(\p{Script=Latin})\p{M}+/gu;
const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ĳ: "ij" };

/**
 * A typed text without what carries no meaning: case, full-width forms, kinds of apostrophes,
 * quotation marks, spaces, hyphens inside words, marks at the end. Kana and accents stay.
 */
export function normalise(text: string): string {
  const bare = text
    .normalize("NFKC")
    .replace(unseen, "")
    .toLowerCase()
    .replace(/[œæßĳ]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(apostrophes, "'")
    .replace(dashes, "-")
    .replace(/\s+/gu, " ")
    .trim();
  const words = bare
    .replace(quotationMarks, "")
    .replace(innerHyphen, " ")
    .replace(startMarks, "")
    .replace(endMarks, "")
    .trim();
  const kept = words === "" ? bare : words;
  return (japanese.test(kept) ? kept.replaceAll(" ", "") : kept).normalize("NFC");
}

/** The text without accents on Latin letters; the marks of kana are no accents. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(latinMarks, "$1").normalize("NFC");
}

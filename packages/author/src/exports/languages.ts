// What the author knows of the languages that it teaches: words, signs and strokes.

export { articleOf, withArticle } from "../sources/languages/articles.ts";
export { rowsOf } from "../sources/languages/kana/signs.ts";
export { toKanji } from "../sources/languages/kanji/Kanji.ts";
export { storedKanji } from "../sources/languages/kanji/StoredKanji.ts";
export { readDataSet } from "../sources/languages/readDataSet.ts";
export type { Entry } from "../sources/languages/readDataSet.ts";
export { strokesOf } from "../sources/languages/readStrokes.ts";

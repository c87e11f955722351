/** What stands in front of the entries of lists; symbols of Word's own fonts among them. */
const sign = String.raw`[•◦▪‣●○■□–—*·∙⁃➢➤✓✔❖◆◇►\uE000-\uF8FF]`;

export const bullet = new RegExp(
  String.raw`^(?:${sign}|-(?=\s)|\(?(?:\d{1,2}|[a-z])[.)](?=\s))\s*`,
  "u",
);
export const mark = new RegExp(String.raw`^(?:${sign}|-(?=\s))`, "u");
export const numeral = /^\(?(\d{1,2})[.)](?=\s)/u;
/** A bullet or number and nothing else. */
export const loneMark = new RegExp(
  String.raw`^(?:${sign}|-|\(?(?:\d{1,2}|[a-z])[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)$`,
  "u",
);

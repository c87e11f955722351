/** `fill-in-blank`, `FillInBlank`, `fillInBlank` and `fill_in_blank` are one name in four forms. */
export interface Names {
  kebab: string;
  pascal: string;
  camel: string;
  snake: string;
  /** `Fill in blank`. */
  words: string;
}

/** All forms of a name given in any of them. Throws when it is not a name. */
export function namesOf(given: string): Names {
  const words = given
    .replaceAll(/([a-z0-9])([A-Z])/gu, "$1 $2")
    .split(/[\s_-]+/u)
    .map((word) => word.toLowerCase());
  if (
    !words.every((word, index) => (index === 0 ? /^[a-z][a-z0-9]*$/u : /^[a-z0-9]+$/u).test(word))
  ) {
    throw new Error(`"${given}" is no name: take letters and digits, such as "fill-in-blank".`);
  }
  const pascal = words.map(capital).join("");
  return {
    kebab: words.join("-"),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join("_"),
    words: capital(words.join(" ")),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

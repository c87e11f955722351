const endings =
  /(?:issements?|ations?|ements?|ances?|ences?|ingen|heden|tions?|ments?|eurs?|euses?|istisch|isten|istes?|ist|ismes?|ism|iques?|ieren|ing|ers|ies|ees|ies|eren|en|es|er|ed|ie|ee|e|s|x|n)$/u;
const shortest = 4;

/** A folded word without its commonest endings: what its forms have in common. */
export function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length < shortest ? word : undoubled(stem);
}

/** "katten" is "kat", "running" is "run". */
function undoubled(stem: string): string {
  return /([bdfgklmnprst])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
}

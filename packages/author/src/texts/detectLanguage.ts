/** Languages that are told apart; those beyond French, English and Dutch only to be refused. */
export type DetectedLanguage = "en" | "fr" | "nl" | "de" | "es" | "it" | "pt";

/** The commonest words that tell one language from the others. */
export const functionWords: Readonly<Record<DetectedLanguage, string>> = {
  en: "the of and to in is that it for was with as be on this are by at from have not which or an they but we you can has been were their if will more when there",
  fr: "le la les des à et est en un une du que qui dans pour pas sur par au avec il sont plus ce vous se ne nous mais ou cette aux ses sans être fait peut comme son ont leur elle été très ces je tu quand où si",
  nl: "de het een van en is dat die in niet te op zijn voor met aan er om ook als door bij uit naar maar dan nog kan worden wordt heeft deze dit of je hun geen meer was wel over tot zo wie ik",
  de: "der die und das ist nicht ein eine mit auf für den von dem zu im sich auch als an es werden aus bei nach wird sind oder einen hat dass wie durch über kann wenn noch nur",
  es: "el los las y es en un una que del por con para no se su al como más lo pero sus le ha este esta son entre está cuando muy sin sobre también fue hay",
  it: "il di che è la per un una con non sono del della nel alla le gli dei da più anche come al si ha questo essere ma delle nella dal lo ed i",
  pt: "o os as de que e é do da em um uma para com não por dos das no na se mais ao como mas foi são à sua ou quando muito já também pelo pela isso",
};

const languages = Object.keys(functionWords).filter(isDetected);
const languagesOfWord = new Map<string, DetectedLanguage[]>();
for (const language of languages)
  for (const word of functionWords[language].split(" "))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);

/** A text in which more than this share of the words is written in other scripts has no language. */
const mostForeign = 0.15;

/**
 * The language of a text by its function words, a word that several languages share counting less.
 * Null where too few tell, or the script is not Latin.
 */
export function detectLanguage(text: string): DetectedLanguage | null {
  const words = wordsOf(text.slice(0, 200_000));
  const foreign = words.filter((word) => /[^\p{Script=Latin}]/u.test(word)).length;
  if (foreign > words.length * mostForeign) return null;
  const scores = new Map<DetectedLanguage, number>();
  for (const word of words) {
    const known = languagesOfWord.get(word) ?? [];
    for (const language of known)
      scores.set(language, (scores.get(language) ?? 0) + 1 / known.length ** 2);
  }
  const [first, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < Math.max(1, words.length * 0.04)) return null;
  return second === undefined || first[1] > second[1] * 1.15 ? first[0] : null;
}

/** A sentence of fewer words does not tell its language. */
const fewestWords = 9;

/** So many different words have to speak for another language where a mistake would cost more than silence. */
const fewestClear = 3;

/** Whether a text is plainly in another language: several words tell it, and twice as many as tell its own. */
export function isClearlyOther(text: string, own: DetectedLanguage): boolean {
  const detected = detectLanguage(text);
  if (detected === null || detected === own) return false;
  const words = [...new Set(wordsOf(text))];
  const telling = (language: DetectedLanguage) =>
    words.filter((word) => languagesOfWord.get(word)?.includes(language)).length;
  return telling(detected) >= Math.max(fewestClear, 2 * telling(own));
}

/** Whether a sentence has the words that it takes to tell its language. */
export function canTellLanguage(sentence: string): boolean {
  return wordsOf(sentence).length >= fewestWords;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
}

function isDetected(value: string): value is DetectedLanguage {
  return Object.hasOwn(functionWords, value);
}

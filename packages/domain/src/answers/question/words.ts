import type { Locale } from "@alambic/contract";

/** Words that only frame an answer, by language: articles, pronouns, copulas, neutral prepositions. */
const framing: Readonly<Record<Locale, string>> = {
  fr: `le la les l' un une des du de d' au aux à en dans par pour c' ce cet cette ces cest s' se il
    elle ils elles on y qui que qu' ça cela mon ma mes son sa ses notre nos leur
    leurs est sont était étaient fut furent être a ont as ai avait faut doit dois devons peut peux
    faire fait appelle nomme =`,
  en: `the a an in at on by of for to it its it's that that's thats this this's these those they they're he
    he's she she's we you i who which one's is are was were be been am has have had do does did must
    should can could would will need needs my your his her our their called named there =`,
  nl: `de het een 't in op te bij van aan door voor dat dit die deze er ik jij je hij zij ze wij we
    jullie u wie mijn jouw zijn haar ons onze hun is was waren ben bent wordt worden heeft heb hebt
    hebben had moet moeten kan kunnen zal zou doet doen heet heten noem noemt men = in`,
};

/** Words that change what is said, whether or not the question says them too. */
const telling: Readonly<Record<Locale, string>> = {
  fr: `pas non ni ne n' sans jamais aucun aucune rien plus moins avant après dessus dessous sous sur
    entre contre sauf et ou mais demi demie double triple moitié quart carré carrée cube racine
    puissance opposé inverse contraire nord sud ouest nouveau nouvelle haut bas haute basse grand
    petit première premier dernière dernier second seconde autre faux presque près loin derrière devant autour hors opposée face noir noire rouge blanc blanche bleu bleue vert verte jaune`,
  en: `not no nor neither never none n't isn't aren't wasn't don't doesn't can't cannot without
    before after above below under over between against except more less and or but half double
    twice quarter square cube root power minus plus opposite inverse reverse north south east west
    northern southern eastern western new old high low upper lower great first last second next
    other false almost near beside behind far away around outside inside black red white blue green yellow anti non from into out off up down`,
  nl: `niet nee geen noch nooit zonder voor na boven onder over tussen tegen behalve meer minder en
    of maar half halve dubbel kwart kwadraat vierkant wortel macht min plus omgekeerde tegendeel
    noord zuid oost west noorden zuiden oosten westen nieuw nieuwe oud oude hoog hoge laag lage
    groot grote klein kleine eerste laatste tweede andere volgende bijna naast achter ver buiten binnen rond tegenover uit af zwart zwarte rood rode wit witte blauw blauwe groen groene geel gele`,
};

/** With these a question offers what to choose from. */
const choosing: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<!\p{L})(?:ou|soit|lequel|laquelle|lesquel(?:le)?s|parmi|plutôt)(?!\p{L})/u,
  en: /(?<!\p{L})(?:or|either|whether|versus|vs|these|which of|which one)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:of|ofwel|welke van|welk van|kies)(?!\p{L})/u,
};

const listsOf = (lists: Readonly<Record<Locale, string>>) => ({
  fr: new Set(lists.fr.split(/\s+/u)),
  en: new Set(lists.en.split(/\s+/u)),
  nl: new Set(lists.nl.split(/\s+/u)),
});
const framingWords = listsOf(framing);
const tellingWords = listsOf(telling);

export const isFraming = (word: string, language: Locale) => framingWords[language].has(word);

export const isTelling = (word: string, language: Locale) => tellingWords[language].has(word);

/** Whether a question names what to choose from: *a or b*, "a" and "b", a list. */
export function offersChoice(question: string, language: Locale): boolean {
  const quoted =
    question.match(/«[^«»]+»|"[^"]+"|“[^“”]+”|(?<!\p{L})['‘][^'‘’]+['’](?!\p{L})/gu) ?? [];
  return (
    choosing[language].test(question.toLowerCase()) ||
    quoted.length > 1 ||
    /\p{L} ?\/ ?\p{L}|[:,][^:,]*,/u.test(question)
  );
}

const forms =
  /singul|plural|pluriel|enkelvoud|meervoud|tense|conjug|partici|infiniti|imparfait|subjonctif|passé (?:simple|composé)|verleden|voltooid|tegenwoordig|vervoeg|féminin|feminine|masculin|vrouwelijk|mannelijk|verkleinwoord|comparati|superlati|vergrotende|overtreffende|spell|orthograph|spelling|how do you write|comment (?:écrit|s'écrit)/iu;

/** Whether a question asks for a form of a word, or how it is spelled. */
export function asksForm(question: string): boolean {
  return forms.test(question);
}

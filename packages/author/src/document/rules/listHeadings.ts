import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

const longest = 70;
const mostWords = 9;

const counted = (words: string) =>
  String.raw`(?:${words})(?: (?:n[°o]\.? ?)?[\dIVX]+)?(?: ?[:–-].*)?`;

/** Titles that only name a part of the text, or what is done with it, and say nothing of what its entries are. */
const namesPart: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: new RegExp(
    `^(?:${counted("chapter|part|unit|week|day|lesson|session|lecture|module|section|slide|appendix")}|introduction|overview|general(?:ities)?|summary|conclusions?|definitions?|context|background|examples?|remarks?|notes?|miscellaneous|outline|contents?|agenda|today|this (?:morning|afternoon|evening|week)|tonight|to take home|programme|aims?|objectives?|goals?|key (?:points?|words?|terms?)|take-?aways?|to remember|recap|sources?|references?|bibliography|literature|further reading|for next (?:week|time)|questions?|exercises?|homework|tips?|but|and|details|history|more|other|others)$`,
    "iu",
  ),
  fr: new RegExp(
    `^(?:${counted("chapitre|partie|unité|semaine|jour|leçon|séance|cours|module|section|diapositive|annexe")}|introduction|aperçu|généralités?|résumé|synthèse|conclusions?|définitions?|contexte|exemples?|remarques?|notes?|divers|plan|sommaire|contenu|aujourd[’']hui|ce soir|ce matin|cette semaine|au programme|programme|objectifs?|buts?|points? clés?|mots? clés?|mots-clés|à retenir|retenir|rappels?|en bref|sources?|références?|bibliographie|pour aller plus loin|pour la (?:semaine )?prochaine(?: fois)?|questions?|exercices?|devoirs?|conseils?|astuces?|mais|et|détails|historique|histoire|autres?|suite)$`,
    "iu",
  ),
  nl: new RegExp(
    `^(?:${counted("hoofdstuk|deel|eenheid|week|dag|les|sessie|college|module|sectie|dia|bijlage")}|inleiding|overzicht|algemeen|algemeenheden|samenvatting|conclusies?|besluit|definities?|begrippen|context|achtergrond|voorbeeld(?:en)?|opmerking(?:en)?|notities|varia|inhoud|programma|vandaag|vanavond|vanmiddag|vanochtend|deze week|doel(?:en)?|leerdoel(?:en)?|kernpunt(?:en)?|kernwoord(?:en)?|te onthouden|onthoud|herhaling|in het kort|bron(?:nen)?|referenties|literatuur|meer lezen|voor (?:de )?volgende (?:week|keer)|vragen|oefeningen|huiswerk|tips?|maar|en|details|geschiedenis|andere|vervolg)$`,
    "iu",
  ),
};

/** Titles under which entries follow each other in an order, or only some are named. */
const orderedOrOpen: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:steps?|stages?|phases?|procedure|method|how to|process|timeline|chronology|cycle|some|several|such as|examples?|e\.g|etc|more)(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:étapes?|phases?|procédure|méthode|comment|mode d[’']emploi|déroulement|processus|chronologie|frise|cycle|quelques|certaine?s?|exemples?|etc|notamment|d[’']autres)(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:stap(?:pen)?|fasen?|procedure|werkwijze|methode|hoe|verloop|proces|tijdlijn|chronologie|cyclus|enkele|sommige|voorbeeld(?:en)?|bv|bijv|enz|andere)(?!\p{Letter})/iu,
};

/** Whether a heading says what the entries of the list under it are, so that one may ask which they are. */
export function saysWhatIsListed(title: string, language: InstructionLanguage): boolean {
  return (
    title.length <= longest &&
    title.split(/\s+/u).length <= mostWords &&
    /^[«“"‘(]?\p{Letter}/u.test(title) &&
    /[\p{Letter}\p{Number})»”"’?]$/u.test(title) &&
    /\p{Letter}{3}/u.test(title) &&
    !/\(\d{4}\)|…/u.test(title) &&
    !namesPart[language].test(title.trim().replace(/\s?[?!:.]$/u, "")) &&
    !orderedOrOpen[language].test(title)
  );
}

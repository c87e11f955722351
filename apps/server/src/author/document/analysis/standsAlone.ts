import type { InstructionLanguage } from "../../drafts.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { verbsOf, wordsIn } from "../rules/verbs.ts";
import { isClause } from "./isClause.ts";
import { isBalanced, technical, typographic } from "./readable.ts";

const shortest = 45;
const longest = 240;
const fewestWords = 9;
const mostWords = 34;

/** Two sentences that the layout ran together: "... is full, The next ...". */
const runsOn =
  /\p{Letter},? (?:De|Het|Een|Is|Er|The|An|It|This|Le|La|Les|Une|Il|Elle|Ce|Cette|You|We|Vous) \p{Lowercase}|^[^,.]{0,40} [–—-] |\p{Lowercase}, (?:Op|In|Bij|Voor|Met|Om|Na|Dans|Pour|Sur|Avec|On|At|For|With) \p{Lowercase}|\) (?:Van|De|Het|Voor|In|The|For|Le|La|Les|Pour) \p{Lowercase}|\d (?:Is|Est) /u;

/** What is left of a sentence whose beginning stood elsewhere: "Debian, but is ...". */
const headless = /^(?:No|Yes|Non|Oui|Nee|Ja)\. |^\S+, (?:maar|but|mais|en|et|and|of|ou|or) /u;

/** Stands for something that another sentence names: "at most n", "the VVV part", "expects it that". */
const placeholder =
  /(?<![\p{Letter}\p{Number}’'-])[b-df-hj-np-tvwxz](?![\p{Letter}\p{Number}’'-])|(\p{Uppercase})\1\1| het dat /u;

/**
 * What begins in the middle: with its verb, with a label that the layout glued to it; what speaks of a
 * place in a listing; a quantity of what is not said.
 */
const fragmentOf: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:Much|Part|None|One) of (?:its|their) |, it (?:also|too) |^The (?:first|second|third|fourth|last|next|previous) |^(?:May|Might|Must|Should|Can|Could|Will|Would|Shall|Is|Are|Was|Were|Has|Have|Does|Did|Contains?|Specifies|Returns|Defines|Sets|Allows|Used|Called|Given|Based|Listed|Required|Optional|Aborting|Deprecated|Description|Default|Syntax)\s|^(?:All|Most|Some|Many|Few|None|Half|Each) of (?:the|these|those|them)(?!\p{Letter})|(?<!\p{Letter})(?:lines? \d|(?:first|second|third|last|next) (?:lines?|columns?|rows?|steps?|one|ones|case|examples?|approach|method|option|way)|(?:in|of) (?:the|our) (?:first|second|third|last|above|sample) |this |other (?:suites|words|hand)|elsewhere|typeset version|do not forget|don’t forget|make sure|be sure|keep in mind|note that|remember)(?!\p{Letter})|^On the other |^\S+ (?:and|or) (?:can|is|are|must|should|will|may)(?!\p{Letter})|[”"’)] (?:These|This|The|It|An?) |^\p{Uppercase}\p{Letter}+ (?:when|if|whether|where|how|why) (?!.*(?<!\p{Letter})(?:is|are|must|can|should|will)(?!\p{Letter}))/u,
  fr: /^En particulier|^De nouveau|de la chose|^(?!Lors|Près|Afin|Autour|Hors|Loin|Plus|Moins)\p{Letter}+ (?:du |des |de la |de l’)|^(?:Le|La) (?:premi|deuxi|troisi|quatri|second|derni)|^(?:Notes?|Nota) \p{Lowercase}|^(?:N’|Ne )\p{Letter}+(?:ez|ons)(?!\p{Letter})|^(?:Les \p{Lowercase}+(?:er|ir)|Jusqu’à présent|Pour résumer|En résumé|En bref|En somme|S’il|S’ils|S’elle|C’est|C’était|D’où|D’après|À la différence|Contrairement|À l’inverse|Deuxième|Troisième|Première|Chercher|Aucune? d|Les plus|Les moins|Notamment|Initialement|Peut|Peuvent|Doit|Doivent|Est|Sont|Permet|Contient|Indique|Utilisée?s?|Fournie?s?|Basée?s?|Conçue?s?|Développée?s?|Écrite?s?|Disponibles?|Installée?s?|Défini|Définit|Selon les cas)(?=[\s’,])|^\p{Uppercase}\p{Letter}+ (?:à|quand|lorsque) |(?<!\p{Letter})(?:les premi(?:ers|ères)|les second(?:s|es)|lignes? \d|étapes? \d|consultez|veillez|vérifiez|assurez-vous|n’oubliez|rappelez|notez|la suite présente|en est une?|par contre|ailleurs|une autre histoire|mon|ma|mes)(?!\p{Letter})/iu,
  nl: /^(?:De|Het) (?:eerste|tweede|derde|vierde|laatste|volgende) |^(?:\p{Letter}+eer|Zorg|Zorgt|Vergeet|Onthoud|Houd|Denk|Wees|Doe|Probeer|Overweeg|Vermijd|Markeer|Levert?|Doet|Stelt|Zorgt|Laat|Voert|Zet|Kiest|Specificeer|Kan|Kunnen|Moet|Moeten|Mag|Wordt|Worden|Is|Zijn|Heeft|Bevat|Geeft|Toont|Bepaalt|Deze|Hiermee|Zoek|Zet|Schakel|Plaats|Sleep|Navigeer|Aangenomen|Een typisch|Bij (?:het )?gebruik|Alle overige|Het volstaat|Geen enkele? van|Elk van|Een van) |(?<!\p{Letter})(?:regels? \d|stap \d|zorg (?:er ?voor )?dat|vergeet niet|let (?:er ?)?op|elders|zoals hier|de eersten?|de laatsten? (?:twee|drie)|de (?:eerste|tweede|derde) (?:regel|kolom|rij|stap|methode|optie|manier))(?!\p{Letter})/u,
};

/** Whether a reader who sees only this sentence understands what it says. */
export function standsAlone(sentence: string, language: InstructionLanguage): boolean {
  const text = typographic(sentence);
  const rules = rulesOf[language];
  const words = text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}’'-]*/gu) ?? [];
  return (
    text.length >= shortest &&
    text.length <= longest &&
    words.length >= fewestWords &&
    words.length <= mostWords &&
    /^[«"“‘(]?\p{Uppercase}/u.test(text) &&
    /[\p{Letter}\p{Number})»”’%]\.$/u.test(text) &&
    !/[?!:;]/.test(text.replaceAll(/\u202F?[:;](?=\d)/g, "")) &&
    isBalanced(text) &&
    !technical.test(text) &&
    !runsOn.test(text) &&
    !headless.test(text) &&
    !placeholder.test(text) &&
    !/\s\p{Uppercase}\.$/u.test(text) &&
    !/^\P{Letter}*\p{Uppercase}{2,}\s\p{Uppercase}{2,}|^\p{Letter}+, \p{Uppercase}/u.test(text) &&
    !rules.leaningStart.test(text.replace(/^[«"“‘(]\s*/u, "")) &&
    !rules.pointer.test(text) &&
    !fragmentOf[language].test(text) &&
    !orders(text, language) &&
    !pronounAfter[language].test(text) &&
    !leansBack(text, rules.backwardPronoun) &&
    isClause(text, language) &&
    detectLanguage(text) === language
  );
}

/**
 * In English and Dutch no subject stands directly before an article: what does is a verb, and orders.
 * In French an infinitive may be the subject, but of a verb that follows.
 */
function orders(text: string, language: InstructionLanguage): boolean {
  const { functionWords } = rulesOf[language];
  const [first = "", second = "", ...rest] = wordsIn(text);
  if (functionWords.has(first)) return false;
  return language === "fr"
    ? /(?:er|ir|re)$/u.test(first) && !rest.some((word) => verbsOf.fr.finite.has(word))
    : articles.has(second) && !/(?:ly|ing|en)$/u.test(first);
}

/** Behind an adverbial at the beginning a pronoun still has no noun; "Het" before a verb is one. */
const pronounAfter: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:On|In|For|With|At|By|From|Under|During|After|Before|Without|Through|To) [^,]*, (?:it|they)(?! (?:is|was|may be|can be|should be) \p{Letter}+ (?:to|that))(?!\p{Letter})/u,
  fr: /^(?:Sous|Dans|Pour|Avec|Par|En|À|Sur|Sans|Lors|Pendant|Après|Avant|Depuis|Qu’)[^,]*, (?:ils?|elles?)(?! (?:est|faut|y a|existe|suffit|convient|vaut))(?!\p{Letter})|^Qu’/u,
  nl: /^Het \p{Lowercase}+t (?:een|de|het|alle|geen|zich|er|ook|niet)(?!\p{Letter})|^(?:Vandaar|Alhoewel|Ofschoon|Zodoende|Dankzij dit)(?!\p{Letter})|gebeurt hetzelfde|geldt hetzelfde/u,
};

const articles = new Set("the a an your no all any each every its their de het een uw".split(" "));

/** A pronoun within the first words has nothing before it to stand for. */
function leansBack(text: string, pronoun: RegExp): boolean {
  const at = text.search(pronoun);
  return at >= 0 && at < 30;
}

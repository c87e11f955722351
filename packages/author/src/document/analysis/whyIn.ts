import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { reasonIn } from "./reasonIn.ts";
import type { FoundReason } from "./reasonIn.ts";
import { standsAlone } from "./standsAlone.ts";

/** A claim, and the reason that is to be told of it. */
export type Why = Pick<FoundReason, "kind" | "claim" | "reason">;

/** What stands before a claim whose sentence began with the reason: the claim is only its end. */
export const restMark = "… ";

/**
 * What a sentence of a short text gives a reason for, to be told in the reader’s own words; null where it gives none, or
 * says it of something that only other sentences name.
 */
export function whyIn(sentence: string, language: InstructionLanguage): Why | null {
  const told = reasonIn(sentence, language, "wide");
  if (told !== null)
    return !limited[language].test(told.reason) &&
      !discourse[language].test(told.claim) &&
      standsAlone(withSubject(sentence, language), language, "named")
      ? { kind: told.kind, claim: told.claim, reason: told.reason }
      : null;
  const ahead = reasonAhead(sentence, language);
  return ahead !== null && isNamed(ahead, language) ? ahead : null;
}

/** A reason that goes on with what speaks against it. */
const limited: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:but|however)(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:mais|cependant|toutefois)(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:maar|echter)(?!\p{Letter})/iu,
};

/** A claim about something that only the sentences before it name. */
const discourse: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:The (?:conclusion|result|experiment|finding|answer|outcome|problem|difference|latter|former)|Another)(?!\p{Letter})/u,
  fr: /^(?:La (?:conclusion|réponse|différence|solution)|Le (?:résultat|problème)|L[’'](?:expérience|effet|issue)|Un(?:e)? autre)(?!\p{Letter})/u,
  nl: /^(?:De (?:conclusie|uitkomst|proef|oplossing)|Het (?:resultaat|gevolg|probleem|verschil|antwoord)|Een ander(?:e)?)(?!\p{Letter})/u,
};

/** What says a thing of everybody, and so leans on no other sentence, with a subject that does not look as if it did. */
const impersonal: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:It is (?:forbidden|important|necessary|essential|dangerous|impossible|advisable|useful) to|One) /u,
  fr: /^(?:Il est (?:interdit|défendu|obligatoire|nécessaire|important|indispensable|recommandé|conseillé|impossible|dangereux|utile) (?:de |d[’'])|Il faut |On (?=\p{Letter}|n[’']))/u,
  nl: /^(?:Het is (?:verboden|belangrijk|nodig|noodzakelijk|verplicht|gevaarlijk|onmogelijk|nuttig|aan te raden) om|Men) /u,
};

/** Stands for it, in so many words that the language is still known. */
const ruled: Readonly<Record<InstructionLanguage, string>> = {
  en: "The rule is that ",
  fr: "La règle est de ",
  nl: "De regel is om ",
};

/** What looks like a word that points elsewhere: a comparison, what the claim itself brings about, hands of which all have two. */
const pointless: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<= )both (?=hands|sides|eyes|ears|arms|feet|legs)/gu,
  fr: /(?<=plus )(?:bas|haut|loin) (?=qu)/gu,
  nl: /(?<=(?:omdat|doordat|want) (?:(?:de|het|een) )?\p{Letter}+ )daardoor |(?<= )beide (?=handen|kanten|zijden|ogen|oren|armen|voeten|benen)|(?<=er is )dan (?=(?:de|het|een) )/gu,
};

function withSubject(sentence: string, language: InstructionLanguage): string {
  return sentence
    .replace(impersonal[language], ruled[language])
    .replaceAll(pointless[language], "");
}

const opening: Readonly<Record<InstructionLanguage, RegExp>> = {
  // "Since" may tell a time, or how something is known.
  en: /^Because(?! of)(?= )/u,
  fr: /^(?:Parce que|Puisque|Étant donné que|Parce qu(?=[’'])|Puisqu(?=[’']))/u,
  nl: /^(?:Omdat|Doordat|Aangezien)(?= )/u,
};

const pronoun =
  /^(?:\p{Letter}+ )?(?:it|they|its|their|this|these|that|he|she|we|you|il|elle|ils|elles|on|ce|cela|cette|ces|son|sa|ses|leurs?|nous|vous|het|ze|zij|hij|dit|dat|deze|die|hun|haar|zijn|er|we|wij|je|u)(?!\p{Letter})/iu;

const bounds = { claim: { least: 30, most: 170 }, reason: { least: 20, most: 170 } };

/** The reason that a sentence begins with, and nothing but the claim behind its only comma. */
function reasonAhead(sentence: string, language: InstructionLanguage): Why | null {
  if (!opening[language].test(sentence)) return null;
  const parts = sentence.replace(/\.$/u, "").split(", ");
  const [reason = "", rest = ""] = parts;
  if (parts.length !== 2 || /[;:()]/u.test(sentence) || pronoun.test(rest)) return null;
  const isWhole =
    reason.length >= bounds.reason.least &&
    reason.length <= bounds.reason.most &&
    rest.length >= bounds.claim.least &&
    rest.length <= bounds.claim.most;
  return isWhole ? { kind: "cause", claim: restMark + rest, reason } : null;
}

/** Whether the claim, with its reason behind it, would be understood by itself. */
function isNamed({ claim, reason }: Why, language: InstructionLanguage): boolean {
  const rest = claim.slice(restMark.length);
  const turned = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}, ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
  return standsAlone(turned, language, "named");
}

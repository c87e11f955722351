import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/**
 * What a negation that is added or taken away would run into: the reason that stays behind it, the relative clause of a definition,
 * "of course", "only", what one of several reasons or ways is, a place in front of its subject.
 */
export const givesDenialAway: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:its best|of course|only|already|naturally|so that|in order to|because|since|whatever|so (?:is|are|they|the))(?!\p{Letter})|, so |(?<!\p{Letter})(?:is|are) an? [^,.]* (?:that|which|who)(?!\p{Letter})|^an? (?:reason|way|option|possibility|example) |^(?:at|on) the (?:bottom|top|beginning|end|left|right)/iu,
  fr: /(?<!\p{Letter})(?:de son mieux|bien sûr|seulement|uniquement|déjà|naturellement|afin|parce qu|puisqu|pour (?:que|être)|car|dans la mesure)(?!\p{Letter})|(?<!\p{Letter})(?:est|sont) (?:une?|la|le|les|des|l’)[^,.]* (?:qui|que|dont|où)(?!\p{Letter})|^une? (?:raison|façon|manière|possibilité|solution|exemple) | et (?:(?:le|la|les) |l’)\p{Lowercase}+ (?:à|de|d’) ?\p{Lowercase}+(?:er|ir|re)(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:zijn best|uiteraard|natuurlijk|alleen|slechts|enkel|uitsluitend|al|reeds|zodat|opdat|omdat|aangezien|vermits|dus)(?!\p{Letter})|(?<!\p{Letter})(?:is|zijn) een [^,.]* (?:die|dat|waar\p{Lowercase}*)(?!\p{Letter})|^een (?:reden|manier|mogelijkheid|voorbeeld) /iu,
};

/** A word beside "and" or "or": turned alone, the other half would stay true. */
export const joined: Readonly<
  Record<InstructionLanguage, { readonly before: RegExp; readonly after: RegExp }>
> = {
  en: { before: /(?<!\p{Letter})(?:and|or) $/iu, after: /^ (?:and|or) \p{Lowercase}+/u },
  fr: { before: /(?<!\p{Letter})(?:et|ou) $/iu, after: /^ (?:et|ou) \p{Lowercase}+/u },
  nl: { before: /(?<!\p{Letter})(?:en|of) $/iu, after: /^ (?:en|of) \p{Lowercase}+/u },
};

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/**
 * What takes another sentence to understand: demonstratives within a sentence, "there", steps that are
 * shown as they happen, "in contrast" to what, a title that stands unmarked behind "described in".
 */
export const hanging: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: new RegExp(
    [
      String.raw`(?<!\p{Letter})(?:years?|months?|days?|weeks?|decades?|centuries|century|hours?|minutes?) (?:later|earlier|before(?! (?:the|a|an|\p{Lowercase}+ing)(?!\p{Letter}))|afterwards)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:among|amongst|amid) (?:them|these)(?!\p{Letter})|(?<!\p{Letter})(?:had been|has been|have been|were|was) (?:\p{Lowercase}{3,7}er)(?=\.$)`,
      String.raw`(?<!\p{Letter})[Tt]he (?:resulting|corresponding) (?!\p{Letter}+ of )`,
      String.raw`^(?:One|A) (?:reason|explanation) (?!for |why )`,
      String.raw`^The (?:most \p{Lowercase}+|\p{Lowercase}+est) (?:way|method|approach|solution) is `,
      String.raw`^An? (?:\p{Lowercase}+er|more \p{Lowercase}+|further|different) (?:way|method|approach|solution|option)(?!\p{Letter})`,
      String.raw`^The (?:only )?(?:aim|goal|purpose|intention|advantage|drawback|effect|translation|name|title|content|creation) (?:is|are|was|must|should|may|can|has)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})will be (?:discussed|explained|explored|described|presented|covered|introduced|shown)(?!\p{Letter})`,
      String.raw`^On the contrary|^The (?:article|paper|book|discussion)(?!\p{Letter})|^In the (?:first|second|third|last) \p{Lowercase}+,`,
      String.raw`(?<!\p{Letter})(?:is|are|was|were) (?:heavier|lighter|faster|slower|easier|harder|better|worse|larger|smaller|higher|lower|safer|simpler|cheaper|stronger|newer|older)(?!\p{Letter})(?!.*(?<!\p{Letter})than(?!\p{Letter}))`,
      String.raw`(?<!\p{Letter})[Tt]he organi[sz]ation(?! (?:of|that|which)(?!\p{Letter}))`,
      String.raw`^All (?:in all|together)(?!\p{Letter})|(?<!\p{Letter})[Tt]he only difference(?! (?:between|from|to)(?!\p{Letter}))`,
      exampleStory(String.raw`hypothetical|the author|for example,? (?:you|he|she|they) `),
      String.raw`(?<!\p{Letter})(?:of|in|at|on|for|with|from|to|by) that (?!of |is |are |it |the )\p{Lowercase}+`,
      String.raw`(?<!\p{Letter})(?:put|put \p{Letter}+ \p{Letter}+|placed|stored|found|be|is|are|go|goes) there(?= |[,.])`,
      String.raw`(?<!\p{Letter})(?:file|files|directory|lines?) there(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:in|by) contrast(?! (?:to|with))`,
      String.raw`(?<!\p{Letter})(?:an?|the|another|one) alternatives?(?! (?:to|for|of)(?!\p{Letter}))(?=[ ,.])`,
      String.raw`(?<!\p{Letter})(?:may|can|must|should|is|are|has|have|will) now(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:described|explained|documented|discussed|covered|found|listed|given|information [^,.]{0,80}|description [^,.]{0,80}) (?:is available |is )?in (?:the )?\p{Uppercase}\p{Lowercase}+`,
    ].join("|"),
    "u",
  ),
  fr: new RegExp(
    [
      String.raw`(?<!\p{Letter})(?:ans?|années?|mois|jours?|semaines?|siècles?|heures?|minutes?) (?:plus tard|plus tôt|auparavant|après(?! (?:l[ae’]|une?|son|sa|avoir)))(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:[Ll](?:e|a|es) |[Ll]’)\p{Lowercase}+ (?:résultant|correspondant)e?s?(?! (?:à|aux?|de|du|des)(?!\p{Letter}))`,
      String.raw`^Une (?:raison|explication|autre) `,
      String.raw`^La (?:façon|manière|méthode|solution) la plus \p{Lowercase}+ est `,
      String.raw`^Une? (?:façon|manière|méthode|solution|moyen|option|possibilité) plus `,
      String.raw`^(?:Le |La |L’)(?:seule? )?(?:but|objectif|intérêt|effet|traduction|contenu|nom|titre|création|principe|suite|avantage)(?: en \p{Lowercase}+)? (?:est|sont|était|doit|devrait|peut|a|sera|permet|consiste)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})la seule différence(?! (?:entre|avec|est que))|s’agi(?:t|ssait|ra)(?!\p{Letter})|(?<!\p{Letter})en (?:est|sont|a|ont|utilise|contient|font|possède|existe)(?:nt)?(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:à|avec|pour|sur) d’autres (?!que )`,
      String.raw`(?<!\p{Letter})(?:sera|seront) (?:explor|étudi|présent|abord|expliqu|discut|détaill|traité)(?:é?e?s?)(?!\p{Letter})`,
      String.raw`^Au contraire|^L’(?:article|ouvrage)(?! (?:\d|premier))(?!\p{Letter})|^Après (?:environ )?(?:une?|deux|trois|quelques) (?:heures?|jours?|semaines?|mois|ans?)(?! d)`,
      exampleStory(String.raw`hypothétique|l’auteur(?! (?:d’|de |du |des ))|vous,? par exemple`),
      String.raw`(?<!(?:\p{Letter}|[Ii]l |n’))y (?!(?:a|avait|aura)(?!\p{Letter}))\p{Letter}+`,
      String.raw`(?<!\p{Letter})(?:à|de|dans|pour|sur) l’alternative|(?<!\p{Letter})une? (?:autre )?(?:alternative|solution de rechange)(?! (?:à|aux?|pour)(?!\p{Letter}))`,
      String.raw`(?<!\p{Letter})(?:en|par) (?:contraste|comparaison)(?! (?:avec|à|de))`,
      String.raw`(?:décrit|expliqu|document|détaill|trouv|présent|abord|disponible)(?:é?e?s?) (?:en|dans|à|sous|au) (?:(?:la|le|les) |l’)?\p{Uppercase}\p{Lowercase}+ \p{Lowercase}+`,
      String.raw`mode d’emploi|(?<!\p{Letter})de \p{Lowercase}+ (?:est|sont) (?:décrite?s?|donnée?s?) (?:dans|en)(?!\p{Letter})`,
    ].join("|"),
    "u",
  ),
  nl: new RegExp(
    [
      String.raw`(?<!\p{Letter})(?:jaar|jaren|maanden?|dag|dagen|weken|week|eeuwen?|uur|minuten) (?:later|eerder|daarna|daarvoor|nadien)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:[Dd]e|[Hh]et) (?:resulterende|overeenkomstige) `,
      String.raw`^(?:Een (?:reden|verklaring) (?!voor )|Het \p{Lowercase}+en (?:gebeurt|is|wordt|kan|zal|moet) )`,
      String.raw`^De (?:meest \p{Lowercase}+|\p{Lowercase}+ste) (?:manier|methode|oplossing|aanpak) is `,
      String.raw`^Een \p{Lowercase}+ere (?:manier|methode|aanpak|oplossing|optie|mogelijkheid)(?!\p{Letter})`,
      String.raw`^(?:Het|De) (?:enige )?(?:doel|bedoeling|effect|vertaling|naam|titel|inhoud|opzet|voordeel) (?:is|zijn|was|moet|kan|mag|heeft)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:zal|zullen) (?:worden )?(?:besproken|uitgelegd|toegelicht|behandeld|beschreven)(?!\p{Letter})`,
      String.raw`^Integendeel|^Het artikel(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})[Dd]e organisatie(?! (?:van|die)(?!\p{Letter}))`,
      String.raw`^Alles bij elkaar|^Al met al|(?<!\p{Letter})het enige verschil(?! (?:tussen|met)(?!\p{Letter}))`,
      String.raw`^\p{Uppercase}\p{Lowercase}+end [^,]+, (?:het|hij|zij|ze) `,
      exampleStory(String.raw`hypothetisch|de auteur(?! van )|(?:u|je) bijvoorbeeld`),
      String.raw`^Het \p{Lowercase}+ \p{Lowercase}+en (?:zal|kan|is|wordt|moet) `,
      String.raw`(?<!\p{Letter})(?:van|naar|op|in|voor|met|bij|aan|uit|door|over|tot) (?:die|dat) (?!wat |men |(?:is|zijn|wordt|worden|heeft|kan)(?!\p{Letter}))\p{Lowercase}+`,
      String.raw`(?<!(?:\p{Letter}|vanaf |tot ))(?:daar|daarheen|aldaar|nu)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})in tegenstelling daarmee|(?<!\p{Letter})(?:is|zijn) (?:dat|die) (?:iets|een|de|het)(?!\p{Letter})`,
      String.raw`(?<!\p{Letter})(?:kan|kunnen|moet|moeten|zal|zullen|mag|mogen|heeft|hebben) (?:die|dat) (?!wat )\p{Lowercase}+`,
      String.raw`(?<!\p{Letter})een alternatief(?! (?:voor|op)(?!\p{Letter}))`,
      String.raw`(?:beschreven|besproken|uitgelegd|toegelicht|te vinden|behandeld) (?:in|onder|bij) (?:het |de )?\p{Uppercase}\p{Lowercase}+`,
      String.raw`(?<!\p{Letter})(?:u|je) (?:ziet|krijgt|zult|komt)(?!\p{Letter})`,
    ].join("|"),
    "u",
  ),
};

/** What happens to somebody in an example, and is not so in general. */
function exampleStory(words: string): string {
  const decides = "weet|wil|denkt|besluit|knows|wants|thinks|decides|sait|veut|pense|décide";
  return String.raw`(?<!\p{Letter})(?:${words})|^\p{Uppercase}\p{Lowercase}+ (?:${decides})(?!\p{Letter})`;
}

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What tells how a sentence introduces a list. */
export interface ListRules {
  /** A sentence that begins so leans on the one before it. */
  readonly leaning: RegExp;
  /** What points forward to the list, and so to nothing outside it. */
  readonly forward: RegExp;
  /** A beginning that needs no verb: "Voici les formats :". */
  readonly presenting: RegExp;
  /** The list may name only some of what there is. */
  readonly open: RegExp;
  /** A comparison in front of the sentence proper, of whatever else there is. */
  readonly comparison: RegExp;
  /** What joins the last entry but one to the last. */
  readonly joint: RegExp;
}

const word = (list: string) => `(?<![\\p{Letter}’'-])(?:${list})(?![\\p{Letter}-])`;

/** By language, how lists are introduced, and which of them are left open. */
export const listRulesOf: Readonly<Record<InstructionLanguage, ListRules>> = {
  en: {
    leaning:
      /^(?:And|But|Or|So|Also|Then|Thus|Hence|Therefore|However|Otherwise|Instead|It|Its|This|That|These|Those|They|Their|He|She|Such|Both|Another|Other|Others|One|Now|Next|Again|Furthermore|Moreover|Additionally|In addition|Apart from|Besides th|As a result|For this|In this|In that|In these|At this|Notes?|You|Examples?|Remember|Consider|Where|Here(?=,))(?=[\s,’'])/u,
    forward:
      /(?:(?:the )?following|at this time|as of this writing|listed below|as follows|below|(?:these|this)(?= (?:[\p{Letter}-]+ ){0,2}[\p{Letter}-]+\s?:$))/giu,
    presenting: /^(?:Here (?:is|are)|The following)(?= )/u,
    open: new RegExp(
      `${word("example|examples|for instance|such as|includes?|including|included|among|amongst|etc|e\\.g|some|several|various|many|most|a few|few|mainly|mostly|typical|typically|common|especially|notably|in particular|at least|usually|often|generally|might|tips?|hints?|situation|questions?")}|${word("like")}|…|\\.\\.\\.`,
      "iu",
    ),
    comparison: /^(?:Like|Unlike) [^,:]*, /u,
    joint: /[,;]? (?:and|or)$/u,
  },
  fr: {
    leaning:
      /^(?:Et|Mais|Ou|Or|Donc|Ainsi|Puis|Ensuite|Alors|De plus|En outre|Cependant|Toutefois|Il|Elle|Ils|Elles|Ce|C’|Cela|Ceci|Cet|Cette|Ces|Celui|Celle|Ceux|Celles|Leur|Leurs|Son|Sa|Ses|On y|Dans ce|Dans cette|Dans ces|Dans les deux|Pour cela|Pour ce|À cela|Les deux|Un autre|Une autre|D’autres|Les autres|Maintenant|Remarques?|Notez|Exemples?|Depuis ce|Vous)(?=[\s,’'])|^C’/u,
    forward:
      /(?:(?:celles?|celui|ceux)[- ](?:ci[- ])?)?suivante?s?|ci-dessous|ci-après|comme suit|qui suit|qui suivent|ce qui suit|à ce jour|pour l’heure|en ce moment/giu,
    presenting: /^(?:Voici|Il y a|Il existe)(?= )/u,
    open: new RegExp(
      `${word("exemples?|entre autres|notamment|tels? que|telles? que|etc|parmi|inclut|incluent|incluant|dont|certaine?s?|plusieurs|quelques|quelques-une?s|beaucoup|de nombreux|de nombreuses|la plupart|surtout|en particulier|principalement|principaux|principales|typiques?|habituellement|généralement|souvent|au moins|astuces?|rappels|questions?|situation|idées?|conseils?")}|${word("comme")}(?! suit)|…|\\.\\.\\.`,
      "iu",
    ),
    comparison: /^(?:Comme|Contrairement) [^,:]*, /u,
    joint: /[,;]? (?:et|ou)$/u,
  },
  nl: {
    leaning:
      /^(?:En|Maar|Of|Dus|Dan|Ook|Daarom|Echter|Toch|Het is|Hij|Zij|Ze|Dit|Dat|Deze|Die|Daarnaast|Daarvoor|Daarbij|Daarin|Daaronder|Hierbij|Hiervoor|Hierin|Vervolgens|Bovendien|Verder|Daarna|Hun|Haar|Zijn|Een ander|Een andere|Andere|Beide|In dit|In deze|In dat|In die|Zo een|Zo’n|Dergelijke|Een dergelijke|U|Merk|Opmerkingen?|Voorbeelden?)(?=[\s,’'])/u,
    forward:
      /(?:het |de )?(?:volgende|onderstaande)|op dit (?:ogenblik|moment)|hieronder|als volgt|hiernavolgende/giu,
    presenting: /^(?:Hier (?:volgt|volgen|zijn|is)|Dit zijn|Er (?:is|zijn))(?= )/u,
    open: new RegExp(
      `${word("voorbeeld|voorbeelden|bijvoorbeeld|bv|bijv|d\\.w\\.z|onder andere|onder meer|o\\.a|waaronder|inclusief|met inbegrip van|enz|enzovoort|enzovoorts|etc|enkele|sommige|verschillende|meerdere|veel|vele|de meeste|vooral|met name|voornamelijk|belangrijkste|meestal|vaak|gewoonlijk|minstens|ten minste|allerlei|tips?|wenken|vragen|situatie|omvat|omvatten")}|${word("zoals")}|…|\\.\\.\\.`,
      "iu",
    ),
    comparison: /^(?:Zoals|Anders dan) [^,:]*, /u,
    joint: /[,;]? (?:en|of)$/u,
  },
};

/** Whether a list may name only some of what there is, by the sentence that introduces it. */
export function isOpenList(introduction: string, language: InstructionLanguage): boolean {
  const { open, comparison } = listRulesOf[language];
  return open.test(introduction.replace(comparison, ""));
}

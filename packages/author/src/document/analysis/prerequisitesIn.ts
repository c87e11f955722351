import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { sentencesOf } from "./sentencesOf.ts";
import type { TextBlock } from "./shapes.ts";

const most = 3;
/** Characters. */
const shortest = 8;
const longest = 240;
/** What a document needs stands in its first part, this share of it. */
const beginning = 0.25;

/** A chapter on what has to be known before. */
const title =
  /^[\d.\s]*(?:prerequisites?|prior knowledge|required knowledge|what you (?:should|need to) (?:already )?know|pré-?requis|connaissances (?:préalables|requises|nécessaires)|voorkennis|vereiste (?:voor)?kennis|wat (?:je|u) al moet weten)\s*:?$/iu;

/** What stands in front of it: "Voorkennis: breuken". */
const label = /^(?:prerequisites?|pré-?requis|voorkennis|vereiste voorkennis)\s*:\s*/iu;

/** What has to be known, and not what is to be done or had. */
const said: Readonly<Record<InstructionLanguage, readonly RegExp[]>> = {
  en: [
    /(?<!\b(?:if|that|which|what|whom) )\b(?:you|readers?|learners?|students?|participants?) (?:should|must|need to|are expected to|is expected to) (?:already )?(?:know(?! that\b| whether\b| if\b)|be familiar with|have (?:(?:some|a|basic|good|prior|working) )*(?:knowledge|understanding) of)\b/iu,
    /\b(?:book|guide|course|manual|chapter|text|tutorial)s? (?:assumes?|presumes?|presupposes?)\b[^.]{0,60}\b(?:familiar|knowledge|know)\b/iu,
    /\b(?:knowledge|understanding) of\b[^.]{0,80}\b(?:is|are) (?:required|needed|assumed|expected|necessary)\b/iu,
  ],
  fr: [
    /(?<!(?:que|qu[’']|si|dont|où) )(?:vous|tu|le lecteur|les lecteurs|les élèves|les étudiants|les participants) (?:devez|devriez|dois|devrais|doit|doivent|est censé|sont censés) (?:déjà )?(?:connaître|maîtriser|avoir (?:de bonnes |des |une |quelques )(?:bonne )?(?:connaissances?|notions)|être famili)/iu,
    /(?:livre|guide|cours|manuel|chapitre|texte|tutoriel) (?:suppose|présuppose)(?:nt)?(?!\p{Letter})[^.]{0,60}(?:connaiss|famili|maîtris|notions)/iu,
    /(?<!\p{Letter})connaissances?(?!\p{Letter})[^.]{0,80}(?:est|sont) (?:requise|nécessaire|supposée|indispensable|exigée|attendue)s?/iu,
  ],
  nl: [
    /(?<!\b(?:die|dat|als|wat|wanneer) )\b(?:je|u|de lezer|lezers|leerlingen|studenten|deelnemers) (?:moet|moeten|dient|dienen|hoort|horen)\b[^.]{0,60}\b(?:vertrouwd (?:te )?zijn|kennis (?:te )?hebben|(?:al )?kennen|kennis van)\b/iu,
    /\b(?:boek|gids|cursus|handleiding|hoofdstuk|tekst) (?:veronderstelt|gaat ervan uit|gaat er van uit)\b[^.]{0,60}\b(?:kennis|kent|vertrouwd|bekend)\b/iu,
    /\b(?:kennis|basiskennis|voorkennis) van\b[^.]{0,80}\b(?:is|wordt) (?:vereist|nodig|noodzakelijk|verondersteld|verwacht)\b/iu,
  ],
};

/**
 * What a document says that its readers have to know, in its own words: under a heading of that name,
 * or in sentences, of its first part. Nothing where it says nothing.
 */
export function prerequisitesIn(
  { headings, language }: Pick<ExtractedDocument, "headings" | "language">,
  blocks: readonly TextBlock[],
): readonly string[] {
  const first = blocks.slice(0, Math.ceil(blocks.length * beginning) + most);
  const under = first.filter(
    ({ heading, isHeading }) => !isHeading && title.test(headings[heading]?.title.trim() ?? ""),
  );
  const sentences = first.flatMap((block, index) =>
    block.isHeading ? [] : sentencesOf(block, index, language).map(({ text }) => text),
  );
  const stated = sentences.filter(
    (text) => label.test(text) || said[language].some((form) => form.test(text)),
  );
  const found = [...under.map(({ text }) => text), ...stated]
    .map((text) => text.replace(label, "").replaceAll(/\s+/gu, " ").replace(/ ?;$/u, "").trim())
    .filter(
      (text) =>
        !text.endsWith(":") &&
        text.length >= shortest &&
        text.length <= longest &&
        !givesOrders(text),
    );
  return [...new Set(found)].slice(0, most);
}

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";

const hasWord = /\p{Letter}{3}|\p{Script=Han}{2}/u;
/** What programs write where nobody gave a title. */
const byProgram =
  /^(?:microsoft (?:word|powerpoint|excel|publisher) ?[-–—].*|(?:powerpoint presentation|pr[ée]sentation powerpoint|powerpoint-presentatie)|\(?(?:untitled|anonymous|unnamed|unknown|sans (?:titre|nom)|naamloos|zonder titel|document|doc|presentation|pr[ée]sentation|presentatie|slides?|scan|img|image|print|export|pdf|file|fichier|bestand|title|titre|titel)\)?[\s_-]*\d*)$/iu;
const isPath = /^(?:[a-z]:[\\/]|[a-z]+:\/\/|[~.]{0,2}[\\/])|[\\/][^\s\\/]+[\\/]/iu;
const isFileName =
  /\.(?:pdf|docx?|odt|rtf|tex|dvi|e?ps|pptx?|odp|xlsx?|ods|csv|indd|qx[dp]|pub|pages|x?html?|xml|txt|md|epub|fm|cdr|ai)$/iu;
/** The number of a part, without its name. */
const isNumbering =
  /^(?:chapter|chapitre|hoofdstuk|part|partie|deel|section|sectie|lesson|leçon|les|module|unit|unité|annexe|appendix|bijlage)?\s*(?:n[°o.]\s*)?(?:\d+(?:\.\d+)*|[ivxlc]+|one|premi(?:er|ère)|een|één)[.):]?$/iu;
/** Parts that most documents have. */
const isCommonPart =
  /^(?:introduction|inleiding|preface|préface|foreword|avant-propos|voorwoord|(?:table of )?contents|sommaire|table des matières|inhoud(?:sopgave)?|summary|résumé|samenvatting)$/iu;

/** Whether a text can name a document as a whole: not a file, a part of it, or what a program left there. */
export function isTitle(text: string, language: InstructionLanguage): boolean {
  const given = text.replaceAll(/\s+/gu, " ").trim();
  const says = [byProgram, isPath, isFileName, isNumbering, isCommonPart];
  return (
    hasWord.test(given) &&
    !says.some((pattern) => pattern.test(given)) &&
    !rulesOf[language].frontMatter.test(given)
  );
}

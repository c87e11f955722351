import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What stands between a program and what it prints. */
const announced: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:(?:the |its |console |program |sample )*(?:output|result)s?\b.{0,60}|(?:running|executing|when run|when you run|if you run|run).{0,60}\b(?:prints|displays|shows|outputs|gives|produces|see|get|output)\b.{0,30}|(?:it|this|that|the (?:program|code|script|loop|example|call|console|screen|computer)|on (?:the )?screen)\b(?! (?:next|following|below)).{0,40}\b(?:prints|displays|shows|outputs|gives|produces|appears|is printed|is displayed)\b.{0,40}|(?:which|and this|so it) (?:prints|displays|shows|outputs|gives|produces)\b.{0,30}|on (?:the )?screen|prints|displays)\s*:?$/iu,
  fr: /^(?:(?:la |le |les )*(?:sortie|résultat|affichage)s?\b.{0,60}|(?:à|lors de) l[’']exécution.{0,60}|(?:ce|le|la|cette|ce qui|cela|ça|on|il|elle)\b(?!.{0,30}\b(?:suivant|suivante|ci-dessous)\b).{0,40}\b(?:affiche|affichent|donne|donnent|produit|obtient|imprime|voit)\b.{0,40}|affiche|à l[’']écran|(?:ce )?qui (?:affiche|donne|produit)\b.{0,30})\s*:?$/iu,
  nl: /^(?:(?:de |het )*(?:uitvoer|output|resultaat|afdruk)\b.{0,60}|(?:dit|dat|het|de|deze)\b(?!.{0,30}\b(?:volgende|hieronder)\b).{0,40}\b(?:toont|print|geeft|drukt|levert|verschijnt|schrijft)\b.{0,40}|op het scherm.{0,40}|(?:bij|na) het uitvoeren.{0,60}|(?:wat|en dat) .{0,20}(?:toont|print|geeft|oplevert)|toont|print)\s*:?$/iu,
};

/** Whether a paragraph only announces what the program above it prints. */
export function announcesOutput(text: string, language: InstructionLanguage): boolean {
  const said = text.trim().replaceAll(/[\u00A0\u202F]/gu, " ");
  return (said.endsWith(":") || !/[.!?;]/u.test(said)) && announced[language].test(said);
}

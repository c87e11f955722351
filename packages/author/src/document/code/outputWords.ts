import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What stands between a program and what it prints, and says nothing else. */
const announcements: Readonly<Record<InstructionLanguage, readonly string[]>> = {
  en: [
    "(?:the |its |console |program |sample )?(?:output|result)(?: is| of this| looks like this)?",
    "(?:it|this|this program|this code|this script|the program|the code|the script|the loop) (?:prints|displays|shows|outputs|gives|produces)",
    "(?:which|and this|and it|so it) (?:prints|displays|shows|outputs|gives|produces)",
    "(?:running|executing) (?:it|this|the program|this program) (?:prints|displays|shows|outputs|gives|produces)",
    "when (?:it is )?run,? (?:it|this|the program) (?:prints|displays|shows|outputs|gives)",
    "on (?:the )?screen(?: appears| you see)?",
    "prints|displays|printed",
  ],
  fr: [
    "(?:la |le |l[’'])?(?:sortie|résultat|affichage)(?: est| obtenue?)?",
    "(?:il|elle|cela|ça|ce programme|ce code|ce script|le programme|le code|le script|la boucle) (?:affiche|donne|produit|imprime)",
    "on (?:obtient|voit)",
    "(?:à l[’']exécution|à l[’']écran),? (?:on (?:obtient|voit)|il affiche|s[’']affiche)",
    "(?:ce )?qui (?:affiche|donne|produit)",
    "à l[’']écran|à l[’']exécution|affiche",
  ],
  nl: [
    "(?:de |het )?(?:uitvoer|output|resultaat|afdruk)(?: is| ziet er zo uit)?",
    "(?:dit|het|dit programma|deze code|dit script|het programma|de code|het script|de lus) (?:toont|print|geeft|levert|drukt af|schrijft)",
    "(?:wat|en dat|dat) (?:toont|print|geeft|oplevert|afdrukt|levert)",
    "op het scherm(?: verschijnt| staat| zie je)?",
    "(?:bij|na) (?:het )?uitvoeren(?: verschijnt| zie je)?",
    "toont|print|geeft",
  ],
};

const forms = {
  en: formOf("en"),
  fr: formOf("fr"),
  nl: formOf("nl"),
};

function formOf(language: InstructionLanguage): RegExp {
  return new RegExp(`^(?:${announcements[language].join("|")})\\s*:?$`, "iu");
}

/** Whether a paragraph only announces what the program above it prints. */
export function announcesOutput(text: string, language: InstructionLanguage): boolean {
  return forms[language].test(text.trim().replaceAll(/[\u00A0\u202F]/gu, " "));
}

/** A sign in front of each line that a program prints, which it does not print. */
const sign = /^[▸▶►⇒»│] ?/u;

/** What a listing shows that a program prints. */
export function outputOf(listing: string): string {
  const lines = listing.split("\n").map((line) => line.trimEnd());
  const isMarked = lines.every((line) => sign.test(line));
  return lines.map((line) => (isMarked ? line.replace(sign, "") : line)).join("\n");
}

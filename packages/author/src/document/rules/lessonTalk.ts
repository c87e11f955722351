import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** Words by which a text speaks of its own use in class, rather than of its matter. */
export const lessonTalk: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:hand-?outs?|homework|next (?:lesson|class|session)|(?:this|next) (?:chapter|section)|this (?:lesson|course|class|session|lecture|sheet|leaflet|module|article|text)|your notes)(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:polycopié|prochaine? (?:cours|leçon|séance)|(?:ce|le présent) (?:cours|chapitre)|chapitre suivant|(?:cette|la présente) (?:leçon|séance|fiche)|(?:cet|le présent) (?:article|texte)|(?:vos|tes) notes)(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:hand-?outs?|huiswerk|volgende (?:les|bijeenkomst)|dit hoofdstuk|(?:deze|dit) (?:les|cursus|bijeenkomst|lesmateriaal|instructie|werkinstructie|module|lesbrief|artikel|tekst)|j(?:e|ullie) aantekeningen|tentamen)(?!\p{Letter})/iu,
};

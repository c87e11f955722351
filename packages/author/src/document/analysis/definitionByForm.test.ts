import { expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { definitionByForm } from "./definitionByForm.ts";

it.each<[InstructionLanguage, string, string, string]>([
  [
    "fr",
    "Le dérailleur est le mécanisme qui fait passer la chaîne d’un pignon à l’autre.",
    "dérailleur",
    "le mécanisme qui fait passer la chaîne d’un pignon à l’autre",
  ],
  [
    "fr",
    "Le débit de filtration (DF) est le volume de plasma filtré en une minute.",
    "débit de filtration",
    "le volume de plasma filtré en une minute",
  ],
  [
    "fr",
    "Par faillite, on entend la situation d’un commerçant qui ne paie plus ses dettes.",
    "faillite",
    "la situation d’un commerçant qui ne paie plus ses dettes",
  ],
  [
    "fr",
    "Le terme « engrais vert » désigne une culture que l’on enfouit dans le sol.",
    "engrais vert",
    "une culture que l’on enfouit dans le sol",
  ],
  [
    "fr",
    "Désinfecter, c’est réduire le nombre de germes invisibles.",
    "Désinfecter",
    "réduire le nombre de germes invisibles",
  ],
  [
    "fr",
    "Il sécrète l’érythropoïétine (EPO), hormone qui stimule la production du sang.",
    "érythropoïétine",
    "hormone qui stimule la production du sang",
  ],
  [
    "en",
    "The glomerulus is a tuft of capillaries that lies between two arterioles: one brings blood in.",
    "glomerulus",
    "a tuft of capillaries that lies between two arterioles",
  ],
  [
    "en",
    "Antibodies are proteins that bind to foreign substances in the blood.",
    "Antibodies",
    "proteins that bind to foreign substances in the blood",
  ],
  [
    "en",
    "Density is defined as the mass of a substance per unit of volume.",
    "Density",
    "the mass of a substance per unit of volume",
  ],
  [
    "en",
    "Renin, an enzyme made in the kidney, raises the pressure of the blood.",
    "Renin",
    "an enzyme made in the kidney",
  ],
  [
    "nl",
    "Onder biodiversiteit verstaan we de verscheidenheid aan leven in een gebied.",
    "biodiversiteit",
    "de verscheidenheid aan leven in een gebied",
  ],
  [
    "nl",
    "De stabilisatoren zijn uitschuifbare poten die de basis breder maken.",
    "stabilisatoren",
    "uitschuifbare poten die de basis breder maken",
  ],
  [
    "nl",
    "Het vocht dat in het kapsel terechtkomt heet voorurine.",
    "voorurine",
    "Het vocht dat in het kapsel terechtkomt",
  ],
  [
    "nl",
    "Het grootste risico is peritonitis: een ontsteking van het buikvlies.",
    "peritonitis",
    "een ontsteking van het buikvlies",
  ],
])("%s: %s", (language, sentence, term, definition) => {
  expect(definitionByForm(sentence, language)).toMatchObject({ term, definition });
});

it.each<[InstructionLanguage, string]>([
  ["fr", "La chaîne est la partie la plus chère."],
  ["fr", "Le résultat est un échec qui a coûté cher à la ville."],
  ["fr", "Le tabac est un facteur de risque pour le cœur."],
  ["fr", "La ville est un port qui vit de la pêche."],
  ["fr", "En France, la grippe est une maladie à déclaration obligatoire."],
  ["fr", "Un joint, une vis et un boulon de 8 mm sont fournis."],
  ["fr", "Le matin, un épais brouillard couvre la vallée."],
  ["fr", "Un vélo de ville est un vélo conçu pour les trajets courts."],
  ["fr", "Le glacier est une masse de glace qui le rend célèbre."],
  ["en", "The bolts are made of steel that does not rust."],
  ["en", "The kidneys are usually introduced as organs that make urine."],
  ["en", "The project is a success that nobody expected."],
  ["en", "Renin is an enzyme, not a hormone in the strict sense of the word."],
  ["en", "A bolt, a nut and a washer of steel are supplied."],
  [
    "en",
    "Because they run in opposite directions, a small difference is multiplied along the loop.",
  ],
  ["en", "A ladder is a tool that you must check before you climb."],
  ["nl", "De ketting is het onderdeel dat het duurst is."],
  ["nl", "De koning is een man die graag jaagt."],
  ["nl", "Kinderarbeid is een probleem dat in veel landen bestaat."],
  ["nl", "Een rolsteiger is een steiger op wielen die men verplaatst."],
])("%s defines nothing: %s", (language, sentence) => {
  expect(definitionByForm(sentence, language)).toBeNull();
});

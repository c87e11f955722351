import type { ShippedCapsule } from "@alambic/content";

import { shippedFixture } from "../../../testing/shippedFixture.ts";

type Locale = ShippedCapsule["locale"];
type LessonText = readonly [title: string, ...paragraphs: string[]];

/** The courses of the evaluation: what the questions about course text are about. */
export const courses: readonly ShippedCapsule[] = [
  course("fr", "Les plantes vertes", [
    [
      "La photosynthèse",
      "La photosynthèse est la réaction par laquelle une plante fabrique des sucres avec l’énergie de la lumière.",
      "Pour cela, elle puise de l’eau dans le sol et absorbe du dioxyde de carbone.",
      "La plante rejette un gaz : l’oxygène.",
    ],
    [
      "La feuille",
      "Les feuilles sont vertes parce que la chlorophylle absorbe le rouge et le bleu de la lumière.",
      "Les stomates sont de petites ouvertures qui servent à laisser entrer et sortir les gaz.",
      "La sève circule dans les nervures.",
    ],
  ]),
  course("en", "Roman roads", [
    [
      "How they were built",
      "Roman roads were built of layers of stone, gravel and sand on a dug-out bed.",
      "Surveyors laid them out with a groma, and that is why Roman roads are so straight.",
      "Ditches on both sides carried the rain away.",
    ],
    [
      "Famous roads",
      "The Appian Way was built by Appius Claudius in 312 BC.",
      "A milestone is a stone pillar that told travellers the distance to the next town.",
      "Messengers changed horses at stations along the road.",
    ],
  ]),
  course("nl", "Leven onder de zeespiegel", [
    [
      "Polders en molens",
      "Een polder is een stuk land dat lager ligt dan het water eromheen en door dijken wordt beschermd.",
      "Er werden molens gebouwd om het water uit de polder te pompen.",
      "De bodem daalt doordat veen inklinkt.",
    ],
    [
      "Het beheer",
      "Het waterschap beheert de dijken en het waterpeil.",
      "Een sluis laat schepen van het ene waterpeil naar het andere varen.",
      "Bij storm worden de stormvloedkeringen gesloten.",
    ],
  ]),
];

function course(locale: Locale, title: string, lessons: readonly LessonText[]): ShippedCapsule {
  const base = shippedFixture();
  const molecules = lessons.map(([name, ...paragraphs], lesson) => ({
    key: `evaluation-${locale}-${lesson}`,
    title: name,
    description: "",
    atoms: [
      {
        key: `evaluation-${locale}-${lesson}-text`,
        title: name,
        metadata: {},
        reward_xp: 5,
        content_type: "lesson" as const,
        content: { blocks: paragraphs.map((text) => ({ type: "paragraph" as const, text })) },
      },
      ...[1, 2, 3, 4].map((number) => ({
        key: `evaluation-${locale}-${lesson}-${number}`,
        title: `${name} ${number}`,
        metadata: {},
        reward_xp: 10,
        content_type: "true_false" as const,
        content: { statement: `${name} ${number}`, answer: true },
      })),
    ],
  }));
  return {
    ...base,
    key: `evaluation-${locale}`,
    locale,
    title,
    granules: [{ title, description: "", molecules }],
  };
}

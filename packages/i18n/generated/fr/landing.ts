// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": "Photosynthèse · 12 leçons",
  "landing.heroLead": "Alambic tire de ce que tu veux apprendre des leçons courtes et des exercices fiables, chacun relié à sa source.",
  "landing.heroPicture": "Une capsule en forme de molécule : trois leçons sur douze sont pleines, la quatrième l’est à moitié.",
  "landing.heroSource": [{"tag":"strong","children":"Chaque exercice montre sa source."}," « Pourquoi ? » ouvre le passage exact de ton document."],
  "landing.heroStart": "Créer ma première capsule",
  "landing.heroTitle": "Un sujet, un PDF. L’essentiel, distillé.",
  "landing.heroTry": "Essayer un exercice",
  "landing.sampleLoading": "L’exercice se charge.",
  "landing.sampleTitle": "Essaie, sans compte",
  "landing.step1Text": "Une phrase ou ton PDF : tu corriges le domaine si besoin.",
  "landing.step1Title": "Choisis",
  "landing.step2Text": "Chapitres, leçons, exercices : tout est vérifié avant que tu le voies.",
  "landing.step2Title": "Distille",
  "landing.step3Text": "Des exercices corrigés aussitôt, une molécule qui se remplit.",
  "landing.step3Title": "Retiens",
  "landing.stepsTitle": "Comment ça marche",
  "landing.title": "Des leçons courtes sur ton sujet ou ton PDF",
};

export default messages;

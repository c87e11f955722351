// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": [{"type":0,"value":"Photosynthèse · 12 leçons"}],
  "landing.heroLead": [{"type":0,"value":"Alambic tire de ce que tu veux apprendre des leçons courtes et des exercices sûrs, chacun relié à sa source. Pensé pour le téléphone, cinq minutes à la fois."}],
  "landing.heroPicture": [{"type":0,"value":"Une capsule en forme de molécule : trois leçons sur douze sont pleines, la quatrième l’est à moitié."}],
  "landing.heroSource": [{"type":8,"value":"strong","children":[{"type":0,"value":"Chaque exercice montre sa source."}]},{"type":0,"value":" « Pourquoi ? » ouvre le passage exact de ton document."}],
  "landing.heroStart": [{"type":0,"value":"Distiller mon premier sujet"}],
  "landing.heroTitle": [{"type":0,"value":"Un sujet, un PDF. L’essentiel, distillé."}],
  "landing.heroTry": [{"type":0,"value":"Essayer un exercice"}],
  "landing.sampleLoading": [{"type":0,"value":"L’exercice arrive."}],
  "landing.sampleText": [{"type":0,"value":"Un vrai exercice, comme tu en trouveras en leçon. Au doigt, ou au clavier seul."}],
  "landing.sampleTitle": [{"type":0,"value":"Essaie, sans compte"}],
  "landing.step1Text": [{"type":0,"value":"Un sujet en une phrase, ou ton PDF. On reconnaît le domaine, tu corriges si besoin."}],
  "landing.step1Title": [{"type":0,"value":"Verse"}],
  "landing.step2Text": [{"type":0,"value":"Chapitres, leçons, exercices : tout est vérifié avant d’arriver chez toi."}],
  "landing.step2Title": [{"type":0,"value":"Distille"}],
  "landing.step3Text": [{"type":0,"value":"Des exercices courts, corrigés aussitôt, et une molécule qui se remplit à mesure que tu apprends."}],
  "landing.step3Title": [{"type":0,"value":"Retiens"}],
  "landing.stepsTitle": [{"type":0,"value":"Comment ça marche"}],
  "landing.title": [{"type":0,"value":"Apprendre un sujet, distillé"}],
};

export default messages;

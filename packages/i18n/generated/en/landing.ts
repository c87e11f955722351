// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": "Photosynthesis · 12 lessons",
  "landing.heroLead": "Alambic draws short lessons and sound exercises from what you want to learn, each tied to its source. Made for the phone, five minutes at a time.",
  "landing.heroPicture": "A capsule as a molecule: three of twelve lessons are full, the fourth is half full.",
  "landing.heroSource": [{"tag":"strong","children":"Every exercise shows its source."}," “Why?” opens the exact passage of your document."],
  "landing.heroStart": "Distil my first topic",
  "landing.heroTitle": "A topic, a PDF. The essence, distilled.",
  "landing.heroTry": "Try an exercise",
  "landing.sampleLoading": "The exercise is on its way.",
  "landing.sampleText": "A real exercise, as you will find it in a lesson. Tap, or use your keyboard alone.",
  "landing.sampleTitle": "Try it, no account needed",
  "landing.step1Text": "A topic in one sentence, or your PDF. We recognise the subject; you correct it if need be.",
  "landing.step1Title": "Pour",
  "landing.step2Text": "Chapters, lessons, exercises: everything is checked before it reaches you.",
  "landing.step2Title": "Distil",
  "landing.step3Text": "Short exercises, corrected on the spot, and a molecule that fills as you learn.",
  "landing.step3Title": "Keep",
  "landing.stepsTitle": "How it works",
  "landing.title": "Learn any topic, distilled",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": "Photosynthesis · 12 lessons",
  "landing.heroLead": "Alambic turns what you want to learn into short lessons and reliable exercises, each linked to its source.",
  "landing.heroPicture": "A capsule as a molecule: three of twelve lessons are full, the fourth is half full.",
  "landing.heroSource": [{"tag":"strong","children":"Every exercise shows its source."}," “Why?” opens the exact passage of your document."],
  "landing.heroStart": "Create my first capsule",
  "landing.heroTitle": "A topic, a PDF. The essence, distilled.",
  "landing.heroTry": "Try an exercise",
  "landing.sampleLoading": "Loading the exercise.",
  "landing.sampleTitle": "Try it, no account needed",
  "landing.step1Text": "One sentence or your PDF; correct the subject if needed.",
  "landing.step1Title": "Choose",
  "landing.step2Text": "Chapters, lessons, exercises: everything is checked before you see it.",
  "landing.step2Title": "Distil",
  "landing.step3Text": "Exercises marked straight away, a molecule that fills up.",
  "landing.step3Title": "Remember",
  "landing.stepsTitle": "How it works",
  "landing.title": "Short lessons from your topic or your PDF",
};

export default messages;

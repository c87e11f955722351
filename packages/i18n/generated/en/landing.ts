// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": [{"type":0,"value":"Photosynthesis · 12 lessons"}],
  "landing.heroLead": [{"type":0,"value":"Alambic draws short lessons and sound exercises from what you want to learn, each tied to its source. Made for the phone, five minutes at a time."}],
  "landing.heroPicture": [{"type":0,"value":"A capsule as a molecule: three of twelve lessons are full, the fourth is half full."}],
  "landing.heroSource": [{"type":8,"value":"strong","children":[{"type":0,"value":"Every exercise shows its source."}]},{"type":0,"value":" “Why?” opens the exact passage of your document."}],
  "landing.heroStart": [{"type":0,"value":"Distil my first topic"}],
  "landing.heroTitle": [{"type":0,"value":"A topic, a PDF. The essence, distilled."}],
  "landing.heroTry": [{"type":0,"value":"Try an exercise"}],
  "landing.sampleLoading": [{"type":0,"value":"The exercise is on its way."}],
  "landing.sampleText": [{"type":0,"value":"A real exercise, as you will find it in a lesson. Tap, or use your keyboard alone."}],
  "landing.sampleTitle": [{"type":0,"value":"Try it, no account needed"}],
  "landing.step1Text": [{"type":0,"value":"A topic in one sentence, or your PDF. We recognise the subject; you correct it if need be."}],
  "landing.step1Title": [{"type":0,"value":"Pour"}],
  "landing.step2Text": [{"type":0,"value":"Chapters, lessons, exercises: everything is checked before it reaches you."}],
  "landing.step2Title": [{"type":0,"value":"Distil"}],
  "landing.step3Text": [{"type":0,"value":"Short exercises, corrected on the spot, and a molecule that fills as you learn."}],
  "landing.step3Title": [{"type":0,"value":"Keep"}],
  "landing.stepsTitle": [{"type":0,"value":"How it works"}],
  "landing.title": [{"type":0,"value":"Learn any topic, distilled"}],
};

export default messages;

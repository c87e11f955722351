// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": "Fotosynthese · 12 lessen",
  "landing.heroLead": "Alambic haalt uit wat je wilt leren korte lessen en betrouwbare oefeningen, elk met zijn bron.",
  "landing.heroPicture": "Een capsule als molecule: drie van de twaalf lessen zijn vol, de vierde is half vol.",
  "landing.heroSource": [{"tag":"strong","children":"Elke oefening toont haar bron."}," ‘Waarom?’ opent de precieze passage in je document."],
  "landing.heroStart": "Mijn eerste capsule maken",
  "landing.heroTitle": "Een onderwerp, een pdf. De kern, gedistilleerd.",
  "landing.heroTry": "Een oefening proberen",
  "landing.sampleLoading": "De oefening wordt geladen.",
  "landing.sampleTitle": "Probeer het, zonder account",
  "landing.step1Text": "Eén zin of je pdf; verbeter zo nodig het vakgebied.",
  "landing.step1Title": "Kies",
  "landing.step2Text": "Hoofdstukken, lessen, oefeningen: alles wordt gecontroleerd voor jij het ziet.",
  "landing.step2Title": "Distilleer",
  "landing.step3Text": "Oefeningen meteen nagekeken, een molecule die zich vult.",
  "landing.step3Title": "Onthoud",
  "landing.stepsTitle": "Zo werkt het",
  "landing.title": "Korte lessen over je onderwerp of je pdf",
};

export default messages;

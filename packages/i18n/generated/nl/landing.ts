// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "landing.heroCapsule": [{"type":0,"value":"Fotosynthese · 12 lessen"}],
  "landing.heroLead": [{"type":0,"value":"Alambic haalt uit wat je wilt leren korte lessen en betrouwbare oefeningen, elk met zijn bron. Gemaakt voor de telefoon, vijf minuten per keer."}],
  "landing.heroPicture": [{"type":0,"value":"Een capsule als molecule: drie van de twaalf lessen zijn vol, de vierde is half vol."}],
  "landing.heroSource": [{"type":8,"value":"strong","children":[{"type":0,"value":"Elke oefening toont haar bron."}]},{"type":0,"value":" ‘Waarom?’ opent de exacte passage van je document."}],
  "landing.heroStart": [{"type":0,"value":"Mijn eerste onderwerp distilleren"}],
  "landing.heroTitle": [{"type":0,"value":"Een onderwerp, een pdf. De kern, gedistilleerd."}],
  "landing.heroTry": [{"type":0,"value":"Een oefening proberen"}],
  "landing.sampleLoading": [{"type":0,"value":"De oefening komt eraan."}],
  "landing.sampleText": [{"type":0,"value":"Een echte oefening, zoals je die in een les vindt. Met je vinger of alleen met je toetsenbord."}],
  "landing.sampleTitle": [{"type":0,"value":"Probeer het, zonder account"}],
  "landing.step1Text": [{"type":0,"value":"Een onderwerp in één zin, of je pdf. Wij herkennen het vakgebied, jij verbetert het zo nodig."}],
  "landing.step1Title": [{"type":0,"value":"Giet"}],
  "landing.step2Text": [{"type":0,"value":"Hoofdstukken, lessen, oefeningen: alles wordt nagekeken voor het bij jou komt."}],
  "landing.step2Title": [{"type":0,"value":"Distilleer"}],
  "landing.step3Text": [{"type":0,"value":"Korte oefeningen, meteen verbeterd, en een molecule die zich vult terwijl je leert."}],
  "landing.step3Title": [{"type":0,"value":"Onthoud"}],
  "landing.stepsTitle": [{"type":0,"value":"Zo werkt het"}],
  "landing.title": [{"type":0,"value":"Leer elk onderwerp, gedistilleerd"}],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "toolbox.all": "Alle gereedschap",
  "toolbox.calculator.name": "Rekenmachine",
  "toolbox.calculator.text": "Wetenschappelijk, met geschiedenis.",
  "toolbox.coach.name": "De coach",
  "toolbox.coach.text": "Wat je te wachten staat, je sterke punten, een gehaalde deadline.",
  "toolbox.feedback.name": "Je feedback",
  "toolbox.feedback.text": "Vertel ons wat goed gaat, en wat niet.",
  "toolbox.lead": "Wat helpt bij het leren, naast elk scherm.",
  "toolbox.loading": "Het gereedschap wordt geladen",
  "toolbox.notebook.name": "Notitieboek",
  "toolbox.notebook.text": "Je notities, die zichzelf opslaan.",
  "toolbox.open": "Openen",
  "toolbox.title": "Gereedschapskist",
  "toolbox.unknownTitle": "Dit gereedschap bestaat niet",
  "toolbox.vocabulary.name": "Woordjes",
  "toolbox.vocabulary.text": "De woorden van je taalcapsules, in beide richtingen.",
};

export default messages;

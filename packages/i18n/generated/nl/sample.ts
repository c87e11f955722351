// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "sample.carbon": "Koolstofdioxide",
  "sample.explanation": "Zuurstof geeft het blad juist af. Stikstof neemt de plant op met haar wortels.",
  "sample.itemTitle": "Wat bladeren nodig hebben",
  "sample.nitrogen": "Stikstof",
  "sample.oxygen": "Zuurstof",
  "sample.prompt": "Welk gas halen bladeren uit de lucht om suiker te maken?",
  "sample.quote": "Met de energie van licht maakt het blad van koolstofdioxide uit de lucht en water uit de bodem suiker, en geeft het zuurstof af.",
  "sample.source": "Les ‘Fotosynthese’",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "sample.carbon": [{"type":0,"value":"Koolstofdioxide"}],
  "sample.explanation": [{"type":0,"value":"Zuurstof geeft het blad juist af. Stikstof neemt de plant op met haar wortels."}],
  "sample.itemTitle": [{"type":0,"value":"Wat bladeren nodig hebben"}],
  "sample.nitrogen": [{"type":0,"value":"Stikstof"}],
  "sample.oxygen": [{"type":0,"value":"Zuurstof"}],
  "sample.prompt": [{"type":0,"value":"Welk gas halen bladeren uit de lucht om suiker te maken?"}],
  "sample.quote": [{"type":0,"value":"Met de energie van licht maakt het blad van koolstofdioxide uit de lucht en water uit de bodem suiker, en geeft het zuurstof af."}],
  "sample.source": [{"type":0,"value":"Les ‘Fotosynthese’"}],
};

export default messages;

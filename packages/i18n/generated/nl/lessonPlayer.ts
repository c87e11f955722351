// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": [{"type":0,"value":"De les verlaten"}],
  "lessonPlayer.done": [{"type":2,"value":"done","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null}],
  "lessonPlayer.progress": [{"type":0,"value":"Voortgang van de les"}],
  "lessonPlayer.summary.firstTry": [{"type":0,"value":"in één keer goed"}],
  "lessonPlayer.summary.firstTryValue": [{"type":2,"value":"right","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null}],
  "lessonPlayer.summary.item.first": [{"type":0,"value":"in één keer"}],
  "lessonPlayer.summary.item.later": [{"type":0,"value":"na een tweede keer"}],
  "lessonPlayer.summary.item.open": [{"type":0,"value":"nog eens doen"}],
  "lessonPlayer.summary.item.read": [{"type":0,"value":"gelezen"}],
  "lessonPlayer.summary.learned": [{"type":0,"value":"Wat je hebt gedistilleerd"}],
  "lessonPlayer.summary.next": [{"type":0,"value":"Volgende les: "},{"type":1,"value":"title"}],
  "lessonPlayer.summary.plan": [{"type":0,"value":"Terug naar het plan"}],
  "lessonPlayer.summary.redo": [{"type":0,"value":"Doe wat overblijft opnieuw"}],
  "lessonPlayer.summary.rework": [{"type":0,"value":"Les doorlopen"}],
  "lessonPlayer.summary.reworkText": [{"type":6,"value":"count","options":{"one":{"value":[{"type":0,"value":"Nog "},{"type":7},{"type":0,"value":" onderdeel om opnieuw te doen voordat de volgende les opengaat."}]},"other":{"value":[{"type":0,"value":"Nog "},{"type":7},{"type":0,"value":" onderdelen om opnieuw te doen voordat de volgende les opengaat."}]}},"offset":0,"pluralType":"cardinal"}],
  "lessonPlayer.summary.title": [{"type":0,"value":"Les gedistilleerd!"}],
  "lessonPlayer.summary.xp": [{"type":0,"value":"XP verdiend"}],
  "lessonPlayer.xp": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP"}],
  "lessonPlayer.xpLabel": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP in deze les"}],
};

export default messages;

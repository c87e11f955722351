// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": "De les verlaten",
  "lessonPlayer.done": [{"number":"done"}," van ",{"number":"total"}],
  "lessonPlayer.progress": "Voortgang van de les",
  "lessonPlayer.summary.firstTry": "in één keer goed",
  "lessonPlayer.summary.firstTryValue": [{"number":"right"}," van ",{"number":"total"}],
  "lessonPlayer.summary.item.first": "in één keer",
  "lessonPlayer.summary.item.later": "na een tweede keer",
  "lessonPlayer.summary.item.open": "nog eens doen",
  "lessonPlayer.summary.item.read": "gelezen",
  "lessonPlayer.summary.learned": "Wat je hebt gedistilleerd",
  "lessonPlayer.summary.next": ["Volgende les: ",{"argument":"title"}],
  "lessonPlayer.summary.plan": "Terug naar het plan",
  "lessonPlayer.summary.redo": "Doe wat overblijft opnieuw",
  "lessonPlayer.summary.rework": "Les doorlopen",
  "lessonPlayer.summary.reworkText": [{"plural":"count","options":{"one":["Nog ",{"pound":true}," onderdeel om opnieuw te doen voordat de volgende les opengaat."],"other":["Nog ",{"pound":true}," onderdelen om opnieuw te doen voordat de volgende les opengaat."]}}],
  "lessonPlayer.summary.title": "Les gedistilleerd!",
  "lessonPlayer.summary.xp": "XP verdiend",
  "lessonPlayer.xp": [{"number":"xp"}," XP"],
  "lessonPlayer.xpLabel": [{"number":"xp"}," XP in deze les"],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": "De les verlaten",
  "lessonPlayer.done": [{"number":"done"}," van ",{"number":"total"}],
  "lessonPlayer.progress": "Voortgang van de les",
  "lessonPlayer.summary.all": "Alle stappen van deze sessie",
  "lessonPlayer.summary.firstTry": "in één keer goed",
  "lessonPlayer.summary.firstTryValue": [{"number":"right"}," van ",{"number":"total"}],
  "lessonPlayer.summary.item.first": "in één keer goed",
  "lessonPlayer.summary.item.later": "bij een tweede poging",
  "lessonPlayer.summary.item.open": "opnieuw te doen",
  "lessonPlayer.summary.item.read": "gelezen",
  "lessonPlayer.summary.next": ["Volgende les: ",{"argument":"title"}],
  "lessonPlayer.summary.nextReview": ["Volgende herhaling: ",{"argument":"when"}],
  "lessonPlayer.summary.plan": "Terug naar het overzicht",
  "lessonPlayer.summary.redo": "Rest opnieuw doen",
  "lessonPlayer.summary.rework": "Bijna klaar",
  "lessonPlayer.summary.reworkText": [{"plural":"count","options":{"one":[{"pound":true}," stap opnieuw te doen voordat de volgende les opengaat."],"other":[{"pound":true}," stappen opnieuw te doen voordat de volgende les opengaat."]}}],
  "lessonPlayer.summary.title": "Les voltooid!",
  "lessonPlayer.summary.toRedo": "Opnieuw te doen",
  "lessonPlayer.summary.xp": "XP in deze les",
  "lessonPlayer.three": "Drie op rij.",
  "lessonPlayer.xp": [{"number":"xp"}," XP"],
  "lessonPlayer.xpLabel": [{"number":"xp"}," XP in deze les"],
};

export default messages;

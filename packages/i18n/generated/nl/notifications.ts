// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "notifications.badge.body": [{"plural":"xp","options":{"=0":"Hij staat op je bord.","one":["+",{"pound":true}," bonus-XP."],"other":["+",{"pound":true}," bonus-XP."]}}],
  "notifications.badge.title": ["Badge behaald: ",{"argument":"name"}],
  "notifications.bonus.body": ["Er wachten nieuwe oefeningen in ‘",{"argument":"lesson"},"’."],
  "notifications.bonus.title": "De bonusoefeningen zijn klaar",
  "notifications.close": "Meldingen sluiten",
  "notifications.failed.body": "Probeer het later opnieuw. Dit telt niet mee voor je limiet.",
  "notifications.failed.budget": "De AI heeft de maandlimiet bereikt. Dit telt niet mee voor je limiet.",
  "notifications.failed.title": ["‘",{"argument":"title"},"’ kon niet worden afgemaakt"],
  "notifications.kept.failed": ["Een andere oefening voor ‘",{"argument":"lesson"},"’ kon niet worden gemaakt. Probeer het later opnieuw."],
  "notifications.kept.model_budget_reached": ["De AI heeft de maandlimiet bereikt. Vraag volgende maand opnieuw een andere oefening voor ‘",{"argument":"lesson"},"’."],
  "notifications.kept.nothing_more": ["Geen andere oefening voor ‘",{"argument":"lesson"},"’ kwam door de controles."],
  "notifications.kept.title": "De oefening blijft",
  "notifications.loadFailed": "De meldingen kunnen niet worden geladen",
  "notifications.loadFailedText": "Er is niets verloren. Probeer het zo dadelijk opnieuw.",
  "notifications.markAllRead": "Alles als gelezen markeren",
  "notifications.missed.body": ["Niets nieuws voor ‘",{"argument":"lesson"},"’ kwam door de controles. Je kunt het later opnieuw vragen."],
  "notifications.missed.title": "Deze keer geen bonus",
  "notifications.more": "Eerdere tonen",
  "notifications.none": "Niets nieuws",
  "notifications.noneText": "We laten het je hier weten als een capsule klaar is of als je een badge behaalt.",
  "notifications.now": "zonet",
  "notifications.ready.body": "Open het overzicht om te beginnen.",
  "notifications.ready.title": ["‘",{"argument":"title"},"’ is klaar"],
  "notifications.replaced.body": ["Er wacht een andere oefening in ‘",{"argument":"lesson"},"’."],
  "notifications.replaced.title": "Oefening vervangen",
  "notifications.reported.body": ["Iemand meldde een probleem in ‘",{"argument":"title"},"’."],
  "notifications.reported.title": "Een oefening is gemeld",
  "notifications.theory.body": ["Er wacht een nieuwe tekst in ‘",{"argument":"lesson"},"’."],
  "notifications.theory.title": "De bonustheorie is klaar",
  "notifications.title": "Meldingen",
  "notifications.unread": "Ongelezen",
};

export default messages;

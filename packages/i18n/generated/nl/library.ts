// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "library.clear": "Zoekopdracht wissen",
  "library.continue": "Verdergaan",
  "library.count": [{"plural":"count","options":{"=0":"Geen capsule gevonden","one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "library.emptyText": "Volg een capsule uit de catalogus of maak er zelf een: je vindt hem hier terug.",
  "library.emptyTitle": "Je bibliotheek is leeg",
  "library.explore": "Verkennen",
  "library.exploreCatalogue": "De catalogus verkennen",
  "library.failedTitle": "Je bibliotheek kon niet worden geladen",
  "library.language": "Taal van de capsules",
  "library.languageAll": "Alle talen",
  "library.languageMine": "Mijn taal",
  "library.lead": "De capsules die je volgt.",
  "library.menu": ["Meer acties: ",{"argument":"title"}],
  "library.more": "Meer capsules tonen",
  "library.nothingText": "Probeer een ander woord of alle talen.",
  "library.nothingTitle": "Niets gevonden",
  "library.quota": [{"number":"used"}," van ",{"number":"limit"}," capsules gemaakt deze maand"],
  "library.quotaFailed": "Je limiet kon niet worden geladen.",
  "library.quotaRenewed": ["Vanaf ",{"argument":"date"}," kun je er weer maken."],
  "library.quotaUnlimited": [{"plural":"used","options":{"one":[{"pound":true}," capsule gemaakt deze maand, geen limiet"],"other":[{"pound":true}," capsules gemaakt deze maand, geen limiet"]}}],
  "library.search": "In je bibliotheek zoeken",
  "library.searchHint": "Titel, vakgebied of taal",
  "library.start": "Beginnen",
  "library.title": "Bibliotheek",
};

export default messages;

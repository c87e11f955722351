// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "library.clear": [{"type":0,"value":"Zoekopdracht wissen"}],
  "library.continue": [{"type":0,"value":"Verdergaan"}],
  "library.count": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Geen capsule gevonden"}]},"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "library.emptyText": [{"type":0,"value":"Schrijf je in voor een capsule uit de catalogus of distilleer er zelf een: ze wacht hier op je."}],
  "library.emptyTitle": [{"type":0,"value":"Je plank is nog vrij"}],
  "library.explore": [{"type":0,"value":"Verkennen"}],
  "library.exploreCatalogue": [{"type":0,"value":"De catalogus verkennen"}],
  "library.failedTitle": [{"type":0,"value":"Je bibliotheek kon niet worden geladen"}],
  "library.language": [{"type":0,"value":"Taal van de capsules"}],
  "library.languageAll": [{"type":0,"value":"Alle talen"}],
  "library.languageMine": [{"type":0,"value":"Mijn taal"}],
  "library.lead": [{"type":0,"value":"De capsules die je volgt."}],
  "library.more": [{"type":0,"value":"Meer capsules tonen"}],
  "library.nothingText": [{"type":0,"value":"Probeer een ander woord of alle talen."}],
  "library.nothingTitle": [{"type":0,"value":"Niets onder deze woorden"}],
  "library.quota": [{"type":2,"value":"used","style":null},{"type":0,"value":" van "},{"type":2,"value":"limit","style":null},{"type":0,"value":" capsules gemaakt deze maand"}],
  "library.quotaFailed": [{"type":0,"value":"Je quotum kon niet worden geladen."}],
  "library.quotaRenewed": [{"type":0,"value":"Nieuwe vanaf "},{"type":1,"value":"date"},{"type":0,"value":"."}],
  "library.quotaUnlimited": [{"type":6,"value":"used","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule gemaakt deze maand, geen limiet"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules gemaakt deze maand, geen limiet"}]}},"offset":0,"pluralType":"cardinal"}],
  "library.search": [{"type":0,"value":"In je bibliotheek zoeken"}],
  "library.searchHint": [{"type":0,"value":"Titel, vakgebied of taal"}],
  "library.title": [{"type":0,"value":"Bibliotheek"}],
};

export default messages;

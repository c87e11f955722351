// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.clear": [{"type":0,"value":"Zoekopdracht wissen"}],
  "catalogue.countCapsules": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.countDomains": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" vakgebied"}]},"other":{"value":[{"type":7},{"type":0,"value":" vakgebieden"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.countOpen": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" opengeklapt"}]},"other":{"value":[{"type":7},{"type":0,"value":" opengeklapt"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.emptyCatalogueText": [{"type":0,"value":"Distilleer de eerste capsule."}],
  "catalogue.emptyCatalogueTitle": [{"type":0,"value":"De catalogus is nog leeg"}],
  "catalogue.emptyText": [{"type":0,"value":"Probeer een ander woord of alle talen, of distilleer dit onderwerp zelf."}],
  "catalogue.emptyTitle": [{"type":0,"value":"Niets onder deze woorden"}],
  "catalogue.enrolFailed": [{"type":0,"value":"Inschrijven is niet gelukt."}],
  "catalogue.failedTitle": [{"type":0,"value":"De catalogus kon niet worden geladen"}],
  "catalogue.language": [{"type":0,"value":"Taal van de capsules"}],
  "catalogue.languageAll": [{"type":0,"value":"Alle talen"}],
  "catalogue.languageMine": [{"type":0,"value":"Mijn taal"}],
  "catalogue.lead": [{"type":0,"value":"Kies een capsule en begin, of distilleer je eigen."}],
  "catalogue.more": [{"type":0,"value":"Meer capsules tonen"}],
  "catalogue.open": [{"type":0,"value":"Openen"}],
  "catalogue.search": [{"type":0,"value":"Een capsule zoeken"}],
  "catalogue.searchHint": [{"type":0,"value":"Titel, vakgebied of vaardigheid"}],
  "catalogue.title": [{"type":0,"value":"Capsules"}],
};

export default messages;

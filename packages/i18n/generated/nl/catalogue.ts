// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.after": ["Vervolg op ‘",{"argument":"title"},"’"],
  "catalogue.allDomains": "Alle vakgebieden",
  "catalogue.clear": "Zoekopdracht wissen",
  "catalogue.continue": "Verdergaan",
  "catalogue.countCapsules": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "catalogue.countDomains": [{"plural":"count","options":{"one":[{"pound":true}," vakgebied"],"other":[{"pound":true}," vakgebieden"]}}],
  "catalogue.countOpen": [{"plural":"count","options":{"one":[{"pound":true}," opengeklapt"],"other":[{"pound":true}," opengeklapt"]}}],
  "catalogue.emptyCatalogueText": "Maak de eerste capsule.",
  "catalogue.emptyCatalogueTitle": "De catalogus is nog leeg",
  "catalogue.emptyText": "Probeer een ander woord of alle talen, of maak een capsule over dit onderwerp.",
  "catalogue.emptyTitle": "Niets gevonden",
  "catalogue.enrolFailed": "De capsule volgen is niet gelukt.",
  "catalogue.failedTitle": "De catalogus kon niet worden geladen",
  "catalogue.language": "Taal van de capsules",
  "catalogue.languageAll": "Alle talen",
  "catalogue.languageMine": "Mijn taal",
  "catalogue.lead": "Kies een capsule en begin, of maak er zelf een.",
  "catalogue.level": "Niveau",
  "catalogue.levelAll": "Alle niveaus",
  "catalogue.levelName": [{"select":"level","options":{"beginner":"Beginner","intermediate":"Gevorderd","other":"Vergevorderd"}}],
  "catalogue.more": "Meer capsules tonen",
  "catalogue.search": "Een capsule zoeken",
  "catalogue.searchHint": "Titel, vakgebied of vaardigheid",
  "catalogue.showAll": [{"plural":"count","options":{"one":"De capsule bekijken","other":["Alle ",{"pound":true}," capsules bekijken"]}}],
  "catalogue.start": "Beginnen",
  "catalogue.title": "Capsules",
};

export default messages;

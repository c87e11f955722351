// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.clear": [{"type":0,"value":"Effacer la recherche"}],
  "catalogue.countCapsules": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.countDomains": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" domaine"}]},"other":{"value":[{"type":7},{"type":0,"value":" domaines"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.countOpen": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" déplié"}]},"other":{"value":[{"type":7},{"type":0,"value":" dépliés"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.emptyCatalogueText": [{"type":0,"value":"Distille la première capsule."}],
  "catalogue.emptyCatalogueTitle": [{"type":0,"value":"Le catalogue est encore vide"}],
  "catalogue.emptyText": [{"type":0,"value":"Essaie un autre mot ou toutes les langues, ou distille ce sujet toi-même."}],
  "catalogue.emptyTitle": [{"type":0,"value":"Rien sous ces mots"}],
  "catalogue.enrolFailed": [{"type":0,"value":"L’inscription n’a pas abouti."}],
  "catalogue.failedTitle": [{"type":0,"value":"Le catalogue n’a pas pu être chargé"}],
  "catalogue.language": [{"type":0,"value":"Langue des capsules"}],
  "catalogue.languageAll": [{"type":0,"value":"Toutes les langues"}],
  "catalogue.languageMine": [{"type":0,"value":"Ma langue"}],
  "catalogue.lead": [{"type":0,"value":"Choisis une capsule et commence, ou distille la tienne."}],
  "catalogue.more": [{"type":0,"value":"Afficher plus de capsules"}],
  "catalogue.open": [{"type":0,"value":"Ouvrir"}],
  "catalogue.search": [{"type":0,"value":"Chercher une capsule"}],
  "catalogue.searchHint": [{"type":0,"value":"Titre, domaine ou compétence"}],
  "catalogue.title": [{"type":0,"value":"Capsules"}],
};

export default messages;

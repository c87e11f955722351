// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "library.clear": [{"type":0,"value":"Effacer la recherche"}],
  "library.continue": [{"type":0,"value":"Continuer"}],
  "library.count": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Aucune capsule trouvée"}]},"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "library.emptyText": [{"type":0,"value":"Inscris-toi à une capsule du catalogue, ou distille la tienne : elle t’attendra ici."}],
  "library.emptyTitle": [{"type":0,"value":"Ton étagère est libre"}],
  "library.explore": [{"type":0,"value":"Explorer"}],
  "library.exploreCatalogue": [{"type":0,"value":"Explorer le catalogue"}],
  "library.failedTitle": [{"type":0,"value":"Ta bibliothèque n’a pas pu être chargée"}],
  "library.language": [{"type":0,"value":"Langue des capsules"}],
  "library.languageAll": [{"type":0,"value":"Toutes les langues"}],
  "library.languageMine": [{"type":0,"value":"Ma langue"}],
  "library.lead": [{"type":0,"value":"Les capsules que tu suis."}],
  "library.more": [{"type":0,"value":"Afficher plus de capsules"}],
  "library.nothingText": [{"type":0,"value":"Essaie un autre mot, ou toutes les langues."}],
  "library.nothingTitle": [{"type":0,"value":"Rien sous ces mots"}],
  "library.quota": [{"type":6,"value":"used","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule créée"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules créées"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" sur "},{"type":2,"value":"limit","style":null},{"type":0,"value":" ce mois-ci"}],
  "library.quotaFailed": [{"type":0,"value":"Ton quota n’a pas pu être chargé."}],
  "library.quotaRenewed": [{"type":0,"value":"De nouvelles dès le "},{"type":1,"value":"date"},{"type":0,"value":"."}],
  "library.quotaUnlimited": [{"type":6,"value":"used","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule créée ce mois-ci, sans limite"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules créées ce mois-ci, sans limite"}]}},"offset":0,"pluralType":"cardinal"}],
  "library.search": [{"type":0,"value":"Chercher dans ta bibliothèque"}],
  "library.searchHint": [{"type":0,"value":"Titre, domaine ou langue"}],
  "library.title": [{"type":0,"value":"Bibliothèque"}],
};

export default messages;

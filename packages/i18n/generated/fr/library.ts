// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "library.clear": "Effacer la recherche",
  "library.continue": "Continuer",
  "library.count": [{"plural":"count","options":{"=0":"Aucune capsule trouvée","one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "library.emptyText": "Suis une capsule du catalogue ou crée la tienne : tu la retrouveras ici.",
  "library.emptyTitle": "Ta bibliothèque est vide",
  "library.explore": "Explorer",
  "library.exploreCatalogue": "Explorer le catalogue",
  "library.failedTitle": "Ta bibliothèque n’a pas pu être chargée",
  "library.language": "Langue des capsules",
  "library.languageAll": "Toutes les langues",
  "library.languageMine": "Ma langue",
  "library.lead": "Les capsules que tu suis.",
  "library.menu": ["Plus d’actions : ",{"argument":"title"}],
  "library.more": "Afficher plus de capsules",
  "library.nothingText": "Essaie un autre mot, ou toutes les langues.",
  "library.nothingTitle": "Aucun résultat",
  "library.quota": [{"plural":"used","options":{"one":[{"pound":true}," capsule créée"],"other":[{"pound":true}," capsules créées"]}}," sur ",{"number":"limit"}," ce mois-ci"],
  "library.quotaFailed": "Ta limite n’a pas pu être chargée.",
  "library.quotaRenewed": ["Tu pourras de nouveau en créer à partir du ",{"argument":"date"},"."],
  "library.quotaUnlimited": [{"plural":"used","options":{"one":[{"pound":true}," capsule créée ce mois-ci, sans limite"],"other":[{"pound":true}," capsules créées ce mois-ci, sans limite"]}}],
  "library.search": "Chercher dans ta bibliothèque",
  "library.searchHint": "Titre, domaine ou langue",
  "library.start": "Commencer",
  "library.title": "Bibliothèque",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.clear": "Effacer la recherche",
  "catalogue.continue": "Continuer",
  "catalogue.countCapsules": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "catalogue.countDomains": [{"plural":"count","options":{"one":[{"pound":true}," domaine"],"other":[{"pound":true}," domaines"]}}],
  "catalogue.countOpen": [{"plural":"count","options":{"one":[{"pound":true}," déplié"],"other":[{"pound":true}," dépliés"]}}],
  "catalogue.domainCount": [{"argument":"domain"}," (",{"number":"count"},")"],
  "catalogue.domains": "Domaines",
  "catalogue.domainsAll": "Tous",
  "catalogue.emptyCatalogueText": "Crée la première capsule.",
  "catalogue.emptyCatalogueTitle": "Le catalogue est encore vide",
  "catalogue.emptyText": "Essaie un autre mot ou toutes les langues, ou crée une capsule sur ce sujet.",
  "catalogue.emptyTitle": "Aucun résultat",
  "catalogue.enrolFailed": "La capsule n’a pas pu être ajoutée à celles que tu suis.",
  "catalogue.failedTitle": "Le catalogue n’a pas pu être chargé",
  "catalogue.language": "Langue des capsules",
  "catalogue.languageAll": "Toutes les langues",
  "catalogue.languageMine": "Ma langue",
  "catalogue.lead": "Choisis une capsule et commence, ou crée la tienne.",
  "catalogue.more": "Afficher plus de capsules",
  "catalogue.search": "Chercher une capsule",
  "catalogue.searchHint": "Titre, domaine ou compétence",
  "catalogue.start": "Commencer",
  "catalogue.title": "Capsules",
};

export default messages;

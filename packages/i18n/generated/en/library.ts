// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "library.clear": "Clear the search",
  "library.continue": "Continue",
  "library.count": [{"plural":"count","options":{"=0":"No capsule found","one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "library.emptyText": "Enrol in a capsule from the catalogue or create your own, and you’ll find it here.",
  "library.emptyTitle": "Your library is empty",
  "library.explore": "Explore",
  "library.exploreCatalogue": "Explore the catalogue",
  "library.failedTitle": "Your library could not be loaded",
  "library.language": "Language of the capsules",
  "library.languageAll": "All languages",
  "library.languageMine": "My language",
  "library.lead": "The capsules you are enrolled in.",
  "library.menu": ["More actions: ",{"argument":"title"}],
  "library.more": "Show more capsules",
  "library.nothingText": "Try another word, or all languages.",
  "library.nothingTitle": "No results",
  "library.quota": [{"number":"used"}," of ",{"number":"limit"}," capsules created this month"],
  "library.quotaFailed": "Your limit could not be loaded.",
  "library.quotaRenewed": ["You can create more from ",{"argument":"date"},"."],
  "library.quotaUnlimited": [{"plural":"used","options":{"one":[{"pound":true}," capsule created this month, no limit"],"other":[{"pound":true}," capsules created this month, no limit"]}}],
  "library.search": "Search in your library",
  "library.searchHint": "Title, subject or language",
  "library.start": "Start",
  "library.title": "Library",
};

export default messages;

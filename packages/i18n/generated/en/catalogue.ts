// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.after": ["Follows “",{"argument":"title"},"”"],
  "catalogue.allDomains": "All subjects",
  "catalogue.clear": "Clear the search",
  "catalogue.continue": "Continue",
  "catalogue.countCapsules": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "catalogue.countDomains": [{"plural":"count","options":{"one":[{"pound":true}," subject"],"other":[{"pound":true}," subjects"]}}],
  "catalogue.countOpen": [{"plural":"count","options":{"one":[{"pound":true}," expanded"],"other":[{"pound":true}," expanded"]}}],
  "catalogue.emptyCatalogueText": "Create the first capsule.",
  "catalogue.emptyCatalogueTitle": "The catalogue is still empty",
  "catalogue.emptyText": "Try another word or all languages, or create a capsule on this topic.",
  "catalogue.emptyTitle": "No results",
  "catalogue.enrolFailed": "You could not be enrolled.",
  "catalogue.failedTitle": "The catalogue could not be loaded",
  "catalogue.language": "Language of the capsules",
  "catalogue.languageAll": "All languages",
  "catalogue.languageMine": "My language",
  "catalogue.lead": "Choose a capsule and start, or create your own.",
  "catalogue.level": "Level",
  "catalogue.levelAll": "All levels",
  "catalogue.levelName": [{"select":"level","options":{"beginner":"Beginner","intermediate":"Intermediate","other":"Advanced"}}],
  "catalogue.more": "Show more capsules",
  "catalogue.search": "Search for a capsule",
  "catalogue.searchHint": "Title, subject or skill",
  "catalogue.showAll": [{"plural":"count","options":{"one":"See the capsule","other":["See all ",{"pound":true}," capsules"]}}],
  "catalogue.start": "Start",
  "catalogue.title": "Capsules",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.clear": [{"type":0,"value":"Clear the search"}],
  "catalogue.countCapsules": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.countDomains": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" subject"}]},"other":{"value":[{"type":7},{"type":0,"value":" subjects"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.countOpen": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" expanded"}]},"other":{"value":[{"type":7},{"type":0,"value":" expanded"}]}},"offset":0,"pluralType":"cardinal"}],
  "catalogue.emptyCatalogueText": [{"type":0,"value":"Be the first to distil something."}],
  "catalogue.emptyCatalogueTitle": [{"type":0,"value":"The catalogue is still empty"}],
  "catalogue.emptyText": [{"type":0,"value":"Try another word or all languages, or distil this topic yourself."}],
  "catalogue.emptyTitle": [{"type":0,"value":"Nothing under these words"}],
  "catalogue.enrolFailed": [{"type":0,"value":"The enrolment did not go through."}],
  "catalogue.failedTitle": [{"type":0,"value":"The catalogue could not be loaded"}],
  "catalogue.language": [{"type":0,"value":"Language of the capsules"}],
  "catalogue.languageAll": [{"type":0,"value":"All languages"}],
  "catalogue.languageMine": [{"type":0,"value":"My language"}],
  "catalogue.lead": [{"type":0,"value":"Choose a capsule and begin, or distil your own."}],
  "catalogue.more": [{"type":0,"value":"Show more capsules"}],
  "catalogue.open": [{"type":0,"value":"Open"}],
  "catalogue.search": [{"type":0,"value":"Search for a capsule"}],
  "catalogue.searchHint": [{"type":0,"value":"Title, subject or skill"}],
  "catalogue.title": [{"type":0,"value":"Capsules"}],
};

export default messages;

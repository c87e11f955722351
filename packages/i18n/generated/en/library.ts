// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "library.clear": [{"type":0,"value":"Clear the search"}],
  "library.continue": [{"type":0,"value":"Continue"}],
  "library.count": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"No capsule found"}]},"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "library.emptyText": [{"type":0,"value":"Enrol in a capsule from the catalogue, or distil your own: it will wait for you here."}],
  "library.emptyTitle": [{"type":0,"value":"Your shelf is free"}],
  "library.explore": [{"type":0,"value":"Explore"}],
  "library.exploreCatalogue": [{"type":0,"value":"Explore the catalogue"}],
  "library.failedTitle": [{"type":0,"value":"Your library could not be loaded"}],
  "library.language": [{"type":0,"value":"Language of the capsules"}],
  "library.languageAll": [{"type":0,"value":"All languages"}],
  "library.languageMine": [{"type":0,"value":"My language"}],
  "library.lead": [{"type":0,"value":"The capsules you are enrolled in."}],
  "library.more": [{"type":0,"value":"Show more capsules"}],
  "library.nothingText": [{"type":0,"value":"Try another word, or all languages."}],
  "library.nothingTitle": [{"type":0,"value":"Nothing under these words"}],
  "library.quota": [{"type":2,"value":"used","style":null},{"type":0,"value":" of "},{"type":2,"value":"limit","style":null},{"type":0,"value":" capsules created this month"}],
  "library.quotaFailed": [{"type":0,"value":"Your quota could not be loaded."}],
  "library.quotaRenewed": [{"type":0,"value":"New ones from "},{"type":1,"value":"date"},{"type":0,"value":"."}],
  "library.quotaUnlimited": [{"type":6,"value":"used","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule created this month, no limit"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules created this month, no limit"}]}},"offset":0,"pluralType":"cardinal"}],
  "library.search": [{"type":0,"value":"Search in your library"}],
  "library.searchHint": [{"type":0,"value":"Title, subject or language"}],
  "library.title": [{"type":0,"value":"Library"}],
};

export default messages;

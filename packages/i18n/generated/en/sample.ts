// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "sample.carbon": "Carbon dioxide",
  "sample.explanation": "The leaf gives oxygen off. The plant takes in nitrogen through its roots.",
  "sample.itemTitle": "What leaves need",
  "sample.nitrogen": "Nitrogen",
  "sample.oxygen": "Oxygen",
  "sample.prompt": "Which gas do leaves take from the air to make sugar?",
  "sample.quote": "With the energy of light, the leaf turns carbon dioxide from the air and water from the soil into sugar, and gives off oxygen.",
  "sample.source": "Lesson “Photosynthesis”",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "sample.carbon": [{"type":0,"value":"Carbon dioxide"}],
  "sample.explanation": [{"type":0,"value":"Oxygen is what the leaf gives back. Nitrogen comes to the plant through its roots."}],
  "sample.itemTitle": [{"type":0,"value":"What leaves need"}],
  "sample.nitrogen": [{"type":0,"value":"Nitrogen"}],
  "sample.oxygen": [{"type":0,"value":"Oxygen"}],
  "sample.prompt": [{"type":0,"value":"Which gas do leaves take from the air to make sugar?"}],
  "sample.quote": [{"type":0,"value":"With the energy of light, the leaf turns carbon dioxide from the air and water from the soil into sugar, and gives off oxygen."}],
  "sample.source": [{"type":0,"value":"Lesson “Photosynthesis”"}],
};

export default messages;

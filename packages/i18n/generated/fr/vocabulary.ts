// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "vocabulary.article": "Le mot est juste : regarde son article.",
  "vocabulary.choose": "Choisis",
  "vocabulary.remark": [{"plural":"right","options":{"one":[{"pound":true}," mot su"],"many":[{"pound":true}," mots sus"],"other":[{"pound":true}," mots sus"]}}," sur ",{"number":"total"},"."],
  "vocabulary.turn": "Inverser",
  "vocabulary.turned": "Les mots sont maintenant demandés dans l’autre sens.",
  "vocabulary.way": [{"argument":"from"}," vers ",{"argument":"to"}],
};

export default messages;

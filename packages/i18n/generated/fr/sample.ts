// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "sample.carbon": [{"type":0,"value":"Le dioxyde de carbone"}],
  "sample.explanation": [{"type":0,"value":"Le dioxygène, la feuille le rejette. L’azote, la plante le puise par ses racines."}],
  "sample.itemTitle": [{"type":0,"value":"Ce qu’il faut aux feuilles"}],
  "sample.nitrogen": [{"type":0,"value":"Le diazote"}],
  "sample.oxygen": [{"type":0,"value":"Le dioxygène"}],
  "sample.prompt": [{"type":0,"value":"Quel gaz les feuilles prennent-elles dans l’air pour fabriquer du sucre ?"}],
  "sample.quote": [{"type":0,"value":"Grâce à l’énergie de la lumière, la feuille transforme le dioxyde de carbone de l’air et l’eau du sol en sucre, et rejette du dioxygène."}],
  "sample.source": [{"type":0,"value":"Leçon « Photosynthèse »"}],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "sample.carbon": "Le dioxyde de carbone",
  "sample.explanation": "Le dioxygène, la feuille le rejette. L’azote, la plante le puise par ses racines.",
  "sample.itemTitle": "Ce qu’il faut aux feuilles",
  "sample.nitrogen": "Le diazote",
  "sample.oxygen": "Le dioxygène",
  "sample.prompt": "Quel gaz les feuilles prennent-elles dans l’air pour fabriquer du sucre ?",
  "sample.quote": "Grâce à l’énergie de la lumière, la feuille transforme le dioxyde de carbone de l’air et l’eau du sol en sucre, et rejette du dioxygène.",
  "sample.source": "Leçon « Photosynthèse »",
};

export default messages;

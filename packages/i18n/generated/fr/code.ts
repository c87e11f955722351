// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "code.code": "Code",
  "code.codeIn": ["Code en ",{"argument":"language"}],
  "code.editHint": "Ctrl + ] et Ctrl + [ indentent ; Tab quitte l’éditeur.",
  "code.indent": "Indenter",
  "code.indented": [{"plural":"count","options":{"one":["en retrait de ",{"pound":true}," cran"],"many":["en retrait de ",{"pound":true}," crans"],"other":["en retrait de ",{"pound":true}," crans"]}}],
  "code.line": ["Ligne ",{"number":"number"}],
  "code.outdent": "Désindenter",
  "code.prints": "Ce qu’il affiche",
  "code.printsHint": "Ligne par ligne, comme à l’écran.",
  "code.yours": "Ton code",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "code.code": [{"type":0,"value":"Code"}],
  "code.codeIn": [{"type":0,"value":"Code en "},{"type":1,"value":"language"}],
  "code.editHint": [{"type":0,"value":"Ctrl + ] et Ctrl + [ indentent ; Tab quitte l’éditeur."}],
  "code.indent": [{"type":0,"value":"Indenter"}],
  "code.line": [{"type":0,"value":"Ligne "},{"type":2,"value":"number","style":null}],
  "code.outdent": [{"type":0,"value":"Désindenter"}],
  "code.prints": [{"type":0,"value":"Ce qu’il affiche"}],
  "code.printsHint": [{"type":0,"value":"Ligne par ligne, comme à l’écran."}],
  "code.yours": [{"type":0,"value":"Ton code"}],
};

export default messages;

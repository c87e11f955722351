// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "code.code": [{"type":0,"value":"Code"}],
  "code.codeIn": [{"type":0,"value":"Code in "},{"type":1,"value":"language"}],
  "code.editHint": [{"type":0,"value":"Ctrl + ] and Ctrl + [ indent; Tab leaves the editor."}],
  "code.indent": [{"type":0,"value":"Indent"}],
  "code.line": [{"type":0,"value":"Line "},{"type":2,"value":"number","style":null}],
  "code.outdent": [{"type":0,"value":"Outdent"}],
  "code.prints": [{"type":0,"value":"What it prints"}],
  "code.printsHint": [{"type":0,"value":"Line by line, as on the screen."}],
  "code.yours": [{"type":0,"value":"Your code"}],
};

export default messages;

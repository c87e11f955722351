// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "code.code": "Code",
  "code.codeIn": ["Code in ",{"argument":"language"}],
  "code.editHint": "Ctrl + ] and Ctrl + [ indent; Tab leaves the editor.",
  "code.indent": "Indent",
  "code.indented": [{"plural":"count","options":{"one":"indented once","=2":"indented twice","other":["indented ",{"pound":true}," times"]}}],
  "code.line": ["Line ",{"number":"number"}],
  "code.outdent": "Outdent",
  "code.prints": "What it prints",
  "code.printsHint": "Line by line, as on the screen.",
  "code.yours": "Your code",
};

export default messages;

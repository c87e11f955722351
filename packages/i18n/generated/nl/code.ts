// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "code.code": [{"type":0,"value":"Code"}],
  "code.codeIn": [{"type":0,"value":"Code in "},{"type":1,"value":"language"}],
  "code.editHint": [{"type":0,"value":"Ctrl + ] en Ctrl + [ springen in en uit; Tab verlaat de editor."}],
  "code.indent": [{"type":0,"value":"Inspringen"}],
  "code.line": [{"type":0,"value":"Regel "},{"type":2,"value":"number","style":null}],
  "code.outdent": [{"type":0,"value":"Uitspringen"}],
  "code.prints": [{"type":0,"value":"Wat het afdrukt"}],
  "code.printsHint": [{"type":0,"value":"Regel per regel, zoals op het scherm."}],
  "code.yours": [{"type":0,"value":"Jouw code"}],
};

export default messages;

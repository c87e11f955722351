// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "code.code": "Code",
  "code.codeIn": ["Code in ",{"argument":"language"}],
  "code.editHint": "Ctrl + ] en Ctrl + [ springen in en uit; Tab verlaat de editor.",
  "code.indent": "Inspringen",
  "code.indented": [{"plural":"count","options":{"one":"één keer ingesprongen","=2":"twee keer ingesprongen","other":[{"pound":true}," keer ingesprongen"]}}],
  "code.line": ["Regel ",{"number":"number"}],
  "code.outdent": "Uitspringen",
  "code.prints": "Wat het afdrukt",
  "code.printsHint": "Regel per regel, zoals op het scherm.",
  "code.yours": "Jouw code",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "character.answer": ["Het teken: ",{"tag":"sign","children":"teken"}],
  "character.board": ["Tekenvak: ",{"number":"drawn"}," van ",{"plural":"total","options":{"one":[{"pound":true}," streek"],"other":[{"pound":true}," streken"]}}],
  "character.clear": "De tekening wissen",
  "character.draw": "Tekenen",
  "character.drawn": ["Streek ",{"number":"drawn"}," van ",{"number":"total"},"."],
  "character.guide": "De streken tonen",
  "character.hint": "Teken het streek voor streek, in volgorde. Typen telt evenveel.",
  "character.stroke": ["Streek ",{"number":"number"}],
  "character.type": "Typen",
  "character.typeLabel": "Het teken",
  "character.typeReadingLabel": "Het teken, of hoe je het leest",
  "character.undo": "De laatste streek ongedaan maken",
  "character.verdict.backwards": "begint aan het andere eind",
  "character.verdict.extra": "is er een te veel",
  "character.verdict.missing": "ontbreekt",
  "character.verdict.order": "komt eerder of later",
  "character.verdict.right": "is juist",
  "character.verdict.shape": "heeft een andere plaats of vorm",
  "character.way": "Hoe je het schrijft",
};

export default messages;

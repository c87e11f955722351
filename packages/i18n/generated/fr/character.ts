// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "character.answer": ["Le signe : ",{"tag":"sign","children":"signe"}],
  "character.board": ["Carré à dessiner : ",{"number":"drawn"}," sur ",{"plural":"total","options":{"one":[{"pound":true}," trait"],"many":[{"pound":true}," traits"],"other":[{"pound":true}," traits"]}}],
  "character.clear": "Effacer le dessin",
  "character.draw": "Dessiner",
  "character.drawn": ["Trait ",{"number":"drawn"}," sur ",{"number":"total"},"."],
  "character.guide": "Montrer les traits",
  "character.hint": "Dessine-le trait par trait, dans l’ordre. Le taper compte autant.",
  "character.stroke": ["Trait ",{"number":"number"}],
  "character.type": "Taper",
  "character.typeLabel": "Le signe",
  "character.typeReadingLabel": "Le signe, ou sa lecture",
  "character.undo": "Annuler le dernier trait",
  "character.verdict.backwards": "part de l’autre bout",
  "character.verdict.extra": "est de trop",
  "character.verdict.missing": "manque",
  "character.verdict.order": "vient plus tôt ou plus tard",
  "character.verdict.right": "est juste",
  "character.verdict.shape": "n’a pas la bonne place ou la bonne forme",
  "character.way": "Façon de l’écrire",
};

export default messages;

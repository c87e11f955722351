// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "character.board": [{"type":0,"value":"Carré à dessiner : "},{"type":2,"value":"drawn","style":null},{"type":0,"value":" sur "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" trait"}]},"many":{"value":[{"type":7},{"type":0,"value":" traits"}]},"other":{"value":[{"type":7},{"type":0,"value":" traits"}]}},"offset":0,"pluralType":"cardinal"}],
  "character.clear": [{"type":0,"value":"Effacer le dessin"}],
  "character.draw": [{"type":0,"value":"Dessiner"}],
  "character.drawn": [{"type":0,"value":"Trait "},{"type":2,"value":"drawn","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null},{"type":0,"value":"."}],
  "character.guide": [{"type":0,"value":"Montrer les traits"}],
  "character.hint": [{"type":0,"value":"Dessine-le trait par trait, dans l’ordre. Le taper compte autant."}],
  "character.stroke": [{"type":0,"value":"Trait "},{"type":2,"value":"number","style":null}],
  "character.type": [{"type":0,"value":"Taper"}],
  "character.typeLabel": [{"type":0,"value":"Le signe, ou sa lecture"}],
  "character.undo": [{"type":0,"value":"Annuler le dernier trait"}],
  "character.verdict.backwards": [{"type":0,"value":"part de l’autre bout"}],
  "character.verdict.extra": [{"type":0,"value":"est de trop"}],
  "character.verdict.missing": [{"type":0,"value":"manque"}],
  "character.verdict.order": [{"type":0,"value":"vient à un autre moment"}],
  "character.verdict.right": [{"type":0,"value":"est juste"}],
  "character.verdict.shape": [{"type":0,"value":"est placé ou courbé autrement"}],
  "character.way": [{"type":0,"value":"Façon de l’écrire"}],
};

export default messages;

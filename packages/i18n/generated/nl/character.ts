// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "character.board": [{"type":0,"value":"Tekenvak: "},{"type":2,"value":"drawn","style":null},{"type":0,"value":" van "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" streek"}]},"other":{"value":[{"type":7},{"type":0,"value":" streken"}]}},"offset":0,"pluralType":"cardinal"}],
  "character.clear": [{"type":0,"value":"De tekening wissen"}],
  "character.draw": [{"type":0,"value":"Tekenen"}],
  "character.drawn": [{"type":0,"value":"Streek "},{"type":2,"value":"drawn","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null},{"type":0,"value":"."}],
  "character.guide": [{"type":0,"value":"De streken tonen"}],
  "character.hint": [{"type":0,"value":"Teken het streek voor streek, in volgorde. Typen telt evenveel."}],
  "character.stroke": [{"type":0,"value":"Streek "},{"type":2,"value":"number","style":null}],
  "character.type": [{"type":0,"value":"Typen"}],
  "character.typeLabel": [{"type":0,"value":"Het teken, of hoe je het leest"}],
  "character.undo": [{"type":0,"value":"De laatste streek ongedaan maken"}],
  "character.verdict.backwards": [{"type":0,"value":"begint aan het andere eind"}],
  "character.verdict.extra": [{"type":0,"value":"is er een te veel"}],
  "character.verdict.missing": [{"type":0,"value":"ontbreekt"}],
  "character.verdict.order": [{"type":0,"value":"komt op een ander moment"}],
  "character.verdict.right": [{"type":0,"value":"is juist"}],
  "character.verdict.shape": [{"type":0,"value":"ligt of buigt anders"}],
  "character.way": [{"type":0,"value":"Hoe je het schrijft"}],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "character.board": [{"type":0,"value":"Drawing square: "},{"type":2,"value":"drawn","style":null},{"type":0,"value":" of "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" stroke"}]},"other":{"value":[{"type":7},{"type":0,"value":" strokes"}]}},"offset":0,"pluralType":"cardinal"}],
  "character.clear": [{"type":0,"value":"Clear the drawing"}],
  "character.draw": [{"type":0,"value":"Draw"}],
  "character.drawn": [{"type":0,"value":"Stroke "},{"type":2,"value":"drawn","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null},{"type":0,"value":"."}],
  "character.guide": [{"type":0,"value":"Show the strokes"}],
  "character.hint": [{"type":0,"value":"Draw it stroke by stroke, in order. Typing it counts as much."}],
  "character.stroke": [{"type":0,"value":"Stroke "},{"type":2,"value":"number","style":null}],
  "character.type": [{"type":0,"value":"Type"}],
  "character.typeLabel": [{"type":0,"value":"The character, or how it is read"}],
  "character.undo": [{"type":0,"value":"Undo the last stroke"}],
  "character.verdict.backwards": [{"type":0,"value":"starts at its other end"}],
  "character.verdict.extra": [{"type":0,"value":"is one too many"}],
  "character.verdict.missing": [{"type":0,"value":"is missing"}],
  "character.verdict.order": [{"type":0,"value":"comes at another time"}],
  "character.verdict.right": [{"type":0,"value":"is right"}],
  "character.verdict.shape": [{"type":0,"value":"lies or bends otherwise"}],
  "character.way": [{"type":0,"value":"How to write it"}],
};

export default messages;

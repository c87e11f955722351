// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "character.answer": ["The character: ",{"tag":"sign","children":"sign"}],
  "character.board": ["Drawing square: ",{"number":"drawn"}," of ",{"plural":"total","options":{"one":[{"pound":true}," stroke"],"other":[{"pound":true}," strokes"]}}],
  "character.clear": "Clear the drawing",
  "character.draw": "Draw",
  "character.drawn": ["Stroke ",{"number":"drawn"}," of ",{"number":"total"},"."],
  "character.guide": "Show the strokes",
  "character.hint": "Draw it stroke by stroke, in order. Typing it counts as much.",
  "character.stroke": ["Stroke ",{"number":"number"}],
  "character.type": "Type",
  "character.typeLabel": "The character",
  "character.typeReadingLabel": "The character, or how it is read",
  "character.undo": "Undo the last stroke",
  "character.verdict.backwards": "starts at its other end",
  "character.verdict.extra": "is not needed",
  "character.verdict.missing": "is missing",
  "character.verdict.order": "comes earlier or later",
  "character.verdict.right": "is right",
  "character.verdict.shape": "has a different place or shape",
  "character.way": "How to write it",
};

export default messages;

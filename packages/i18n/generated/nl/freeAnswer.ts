// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": "Vergelijken met het modelantwoord",
  "freeAnswer.count": [{"plural":"count","options":{"=0":"Nog geen woorden","one":[{"pound":true}," woord"],"other":[{"pound":true}," woorden"]}}],
  "freeAnswer.found": "gevonden",
  "freeAnswer.judge": "Wat staat er in jouw antwoord?",
  "freeAnswer.judgeHint": "Jij beoordeelt: de punten die je aanvinkt bepalen je score.",
  "freeAnswer.missing": "voor de volgende keer",
  "freeAnswer.model": "Modelantwoord",
  "freeAnswer.modelShown": "Dit is het modelantwoord. Vink de punten aan die in jouw antwoord staan.",
  "freeAnswer.remark": [{"number":"found"}," van ",{"plural":"total","options":{"one":[{"pound":true}," kernpunt"],"other":[{"pound":true}," kernpunten"]}},", naar je eigen oordeel."],
  "freeAnswer.write": "Jouw tekst",
  "freeAnswer.writeHint": "Schrijf eerst: het modelantwoord komt daarna.",
};

export default messages;

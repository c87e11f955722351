// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": [{"type":0,"value":"Vergelijken met het modelantwoord"}],
  "freeAnswer.count": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Nog geen woorden"}]},"one":{"value":[{"type":7},{"type":0,"value":" woord"}]},"other":{"value":[{"type":7},{"type":0,"value":" woorden"}]}},"offset":0,"pluralType":"cardinal"}],
  "freeAnswer.found": [{"type":0,"value":"gevonden"}],
  "freeAnswer.judge": [{"type":0,"value":"Wat staat er in jouw antwoord?"}],
  "freeAnswer.judgeHint": [{"type":0,"value":"Jij beoordeelt: de punten die je aanvinkt bepalen je score."}],
  "freeAnswer.missing": [{"type":0,"value":"voor de volgende keer"}],
  "freeAnswer.model": [{"type":0,"value":"Modelantwoord"}],
  "freeAnswer.modelShown": [{"type":0,"value":"Het modelantwoord staat er. Vink de punten aan die in jouw antwoord staan."}],
  "freeAnswer.remark": [{"type":2,"value":"found","style":null},{"type":0,"value":" van "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" kernpunt"}]},"other":{"value":[{"type":7},{"type":0,"value":" kernpunten"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":", naar je eigen oordeel."}],
  "freeAnswer.write": [{"type":0,"value":"Jouw tekst"}],
  "freeAnswer.writeHint": [{"type":0,"value":"Schrijf eerst: het modelantwoord komt daarna."}],
};

export default messages;

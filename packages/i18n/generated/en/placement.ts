// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "placement.back": [{"type":0,"value":"back among the cards"}],
  "placement.cardsLeft": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"All cards are placed."}]},"one":{"value":[{"type":7},{"type":0,"value":" card left."}]},"other":{"value":[{"type":7},{"type":0,"value":" cards left."}]}},"offset":0,"pluralType":"cardinal"}],
  "placement.confirm": [{"type":0,"value":"Place"}],
  "placement.empty": [{"type":0,"value":"empty"}],
  "placement.gap": [{"type":0,"value":"Blank "},{"type":2,"value":"number","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null}],
  "placement.here": [{"type":0,"value":"Place “"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” here"}],
  "placement.hereShort": [{"type":0,"value":"Place here"}],
  "placement.hint": [{"type":5,"value":"kind","options":{"gap":{"value":[{"type":0,"value":"Press a word, then its blank"}]},"group":{"value":[{"type":0,"value":"Press a card, then its group"}]},"point":{"value":[{"type":0,"value":"Press a label, then its point"}]},"position":{"value":[{"type":0,"value":"Press a card, then its new position"}]},"other":{"value":[{"type":0,"value":"Press a card, then its place"}]}}}],
  "placement.keys": [{"type":0,"value":"By keyboard: arrows, Enter to pick up and place, Escape to put back."}],
  "placement.marker": [{"type":2,"value":"number","style":null},{"type":0,"value":": "},{"type":1,"value":"description"}],
  "placement.markers": [{"type":0,"value":"Points of the picture"}],
  "placement.move": [{"type":0,"value":"Move “"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” to"}],
  "placement.movedTo": [{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"”: position "},{"type":2,"value":"number","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null},{"type":0,"value":"."}],
  "placement.picked": [{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” picked up. Choose its place."}],
  "placement.pickedAt": [{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” picked up from position "},{"type":2,"value":"number","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null},{"type":0,"value":". Choose its new position."}],
  "placement.placed": [{"type":5,"value":"kind","options":{"group":{"value":[{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” placed in “"},{"type":8,"value":"place","children":[{"type":0,"value":"group"}]},{"type":0,"value":"”."}]},"gap":{"value":[{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"word"}]},{"type":0,"value":"” placed in "},{"type":8,"value":"place","children":[{"type":0,"value":"blank"}]},{"type":0,"value":"."}]},"point":{"value":[{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"label"}]},{"type":0,"value":"” placed on point "},{"type":8,"value":"place","children":[{"type":0,"value":"number"}]},{"type":0,"value":"."}]},"other":{"value":[{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” placed with “"},{"type":8,"value":"place","children":[{"type":0,"value":"card"}]},{"type":0,"value":"”."}]}}}],
  "placement.placesLeft": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"All places are filled."}]},"one":{"value":[{"type":7},{"type":0,"value":" place left."}]},"other":{"value":[{"type":7},{"type":0,"value":" places left."}]}},"offset":0,"pluralType":"cardinal"}],
  "placement.pool": [{"type":0,"value":"Cards to place"}],
  "placement.poolEmpty": [{"type":0,"value":"Everything is placed. Press a card to move it."}],
  "placement.position": [{"type":0,"value":"Position "},{"type":2,"value":"number","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null}],
  "placement.released": [{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” put back where it was."}],
  "placement.returned": [{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” is back among the cards."}],
  "placement.swapped": [{"type":0,"value":"“"},{"type":8,"value":"item","children":[{"type":0,"value":"card"}]},{"type":0,"value":"” takes its former place."}],
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "placement.back": "back among the cards",
  "placement.cardsLeft": [{"plural":"count","options":{"=0":"All cards are placed.","one":[{"pound":true}," card left."],"other":[{"pound":true}," cards left."]}}],
  "placement.confirm": "Place",
  "placement.empty": "empty",
  "placement.gap": ["Blank ",{"number":"number"}," of ",{"number":"total"}],
  "placement.here": ["Place “",{"tag":"item","children":"card"},"” here"],
  "placement.hereBrief": "here",
  "placement.hereShort": "Place here",
  "placement.hint": [{"select":"kind","options":{"gap":"Tap a word, then its blank","group":"Tap a card, then its group","point":"Tap a label, then its point","position":"Tap a card, then its new position","other":"Tap a card, then its place"}}],
  "placement.keys": "By keyboard: arrows, Enter to pick up and place, Escape to put back.",
  "placement.marker": [{"number":"number"},": ",{"argument":"description"}],
  "placement.move": ["Move “",{"tag":"item","children":"card"},"” to"],
  "placement.movedTo": ["“",{"tag":"item","children":"card"},"”: position ",{"number":"number"}," of ",{"number":"total"},"."],
  "placement.picked": ["“",{"tag":"item","children":"card"},"” picked up. Choose its place."],
  "placement.pickedAt": ["“",{"tag":"item","children":"card"},"” picked up from position ",{"number":"number"}," of ",{"number":"total"},". Choose its new position."],
  "placement.placed": [{"select":"kind","options":{"group":["“",{"tag":"item","children":"card"},"” placed in “",{"tag":"place","children":"group"},"”."],"gap":["“",{"tag":"item","children":"word"},"” placed in ",{"tag":"place","children":"blank"},"."],"point":["“",{"tag":"item","children":"label"},"” placed on point ",{"tag":"place","children":"number"},"."],"other":["“",{"tag":"item","children":"card"},"” placed with “",{"tag":"place","children":"card"},"”."]}}],
  "placement.placesLeft": [{"plural":"count","options":{"=0":"All places are filled.","one":[{"pound":true}," place left."],"other":[{"pound":true}," places left."]}}],
  "placement.pool": "Cards to place",
  "placement.poolEmpty": "Everything has been placed. Tap a card to move it.",
  "placement.position": ["Position ",{"number":"number"}," of ",{"number":"total"}],
  "placement.released": ["“",{"tag":"item","children":"card"},"” put back where it was."],
  "placement.returned": ["“",{"tag":"item","children":"card"},"” is back among the cards."],
  "placement.swapped": ["“",{"tag":"item","children":"card"},"” takes its former place."],
};

export default messages;

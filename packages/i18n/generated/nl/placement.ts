// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "placement.back": "terug bij de kaarten",
  "placement.cardsLeft": [{"plural":"count","options":{"=0":"Alle kaarten zijn geplaatst.","one":["Nog ",{"pound":true}," kaart."],"other":["Nog ",{"pound":true}," kaarten."]}}],
  "placement.confirm": "Plaatsen",
  "placement.empty": "leeg",
  "placement.gap": ["Open plek ",{"number":"number"}," van ",{"number":"total"}],
  "placement.here": ["Plaats ‘",{"tag":"item","children":"kaart"},"’ hier"],
  "placement.hereBrief": "hier",
  "placement.hereShort": "Hier plaatsen",
  "placement.hint": [{"select":"kind","options":{"gap":"Tik op een woord, dan op de open plek","group":"Tik op een kaart, dan op de groep","point":"Tik op een naam, dan op het punt","position":"Tik op een kaart, dan op de nieuwe plek","other":"Tik op een kaart, dan op de plek"}}],
  "placement.keys": "Met het toetsenbord: pijltjes, Enter om te pakken en te plaatsen, Escape om terug te leggen.",
  "placement.marker": [{"number":"number"},": ",{"argument":"description"}],
  "placement.move": ["‘",{"tag":"item","children":"kaart"},"’ verplaatsen naar"],
  "placement.movedTo": ["‘",{"tag":"item","children":"kaart"},"’: plek ",{"number":"number"}," van ",{"number":"total"},"."],
  "placement.picked": ["‘",{"tag":"item","children":"kaart"},"’ gepakt. Kies de plek."],
  "placement.pickedAt": ["‘",{"tag":"item","children":"kaart"},"’ gepakt van plek ",{"number":"number"}," van ",{"number":"total"},". Kies de nieuwe plek."],
  "placement.placed": [{"select":"kind","options":{"group":["‘",{"tag":"item","children":"kaart"},"’ geplaatst in ‘",{"tag":"place","children":"groep"},"’."],"gap":["‘",{"tag":"item","children":"woord"},"’ geplaatst in ",{"tag":"place","children":"open plek"},"."],"point":["‘",{"tag":"item","children":"naam"},"’ geplaatst op punt ",{"tag":"place","children":"nummer"},"."],"other":["‘",{"tag":"item","children":"kaart"},"’ geplaatst bij ‘",{"tag":"place","children":"kaart"},"’."]}}],
  "placement.placesLeft": [{"plural":"count","options":{"=0":"Alle plekken zijn gevuld.","one":["Nog ",{"pound":true}," plek."],"other":["Nog ",{"pound":true}," plekken."]}}],
  "placement.pool": "Kaarten om te plaatsen",
  "placement.poolEmpty": "Alles ligt op zijn plek. Tik op een kaart om die te verplaatsen.",
  "placement.position": ["Plek ",{"number":"number"}," van ",{"number":"total"}],
  "placement.released": ["‘",{"tag":"item","children":"kaart"},"’ teruggelegd."],
  "placement.returned": ["‘",{"tag":"item","children":"kaart"},"’ ligt weer bij de kaarten."],
  "placement.swapped": ["‘",{"tag":"item","children":"kaart"},"’ neemt de vorige plek in."],
};

export default messages;

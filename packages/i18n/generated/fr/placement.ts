// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "placement.back": "de retour parmi les cartes",
  "placement.cardsLeft": [{"plural":"count","options":{"=0":"Toutes les cartes sont placées.","one":["Il reste ",{"pound":true}," carte."],"many":["Il reste ",{"pound":true}," cartes."],"other":["Il reste ",{"pound":true}," cartes."]}}],
  "placement.confirm": "Placer",
  "placement.empty": "vide",
  "placement.gap": ["Blanc ",{"number":"number"}," sur ",{"number":"total"}],
  "placement.here": ["Placer « ",{"tag":"item","children":"carte"}," » ici"],
  "placement.hereBrief": "ici",
  "placement.hereShort": "Placer ici",
  "placement.hint": [{"select":"kind","options":{"gap":"Touche un mot, puis son blanc","group":"Touche une carte, puis son groupe","point":"Touche une étiquette, puis son point","position":"Touche une carte, puis sa nouvelle position","other":"Touche une carte, puis sa place"}}],
  "placement.keys": "Au clavier : flèches, Entrée pour prendre et placer, Échap pour reposer.",
  "placement.marker": [{"number":"number"}," : ",{"argument":"description"}],
  "placement.move": ["Déplacer « ",{"tag":"item","children":"carte"}," » vers"],
  "placement.movedTo": ["« ",{"tag":"item","children":"carte"}," » : position ",{"number":"number"}," sur ",{"number":"total"},"."],
  "placement.picked": ["« ",{"tag":"item","children":"carte"}," » en main. Choisis sa place."],
  "placement.pickedAt": ["« ",{"tag":"item","children":"carte"}," » en main, depuis la position ",{"number":"number"}," sur ",{"number":"total"},". Choisis sa nouvelle position."],
  "placement.placed": [{"select":"kind","options":{"group":["« ",{"tag":"item","children":"carte"}," » rangé dans « ",{"tag":"place","children":"groupe"}," »."],"gap":[{"tag":"place","children":"blanc"}," : « ",{"tag":"item","children":"mot"}," »."],"point":["« ",{"tag":"item","children":"étiquette"}," » placé sur le point ",{"tag":"place","children":"numéro"},"."],"other":["« ",{"tag":"item","children":"carte"}," » placé avec « ",{"tag":"place","children":"carte"}," »."]}}],
  "placement.placesLeft": [{"plural":"count","options":{"=0":"Toutes les places sont prises.","one":["Il reste ",{"pound":true}," place."],"many":["Il reste ",{"pound":true}," places."],"other":["Il reste ",{"pound":true}," places."]}}],
  "placement.pool": "Cartes à placer",
  "placement.poolEmpty": "Tout est placé. Touche une carte pour la déplacer.",
  "placement.position": ["Position ",{"number":"number"}," sur ",{"number":"total"}],
  "placement.released": ["« ",{"tag":"item","children":"carte"}," » de retour à sa place."],
  "placement.returned": ["« ",{"tag":"item","children":"carte"}," » de retour parmi les cartes."],
  "placement.swapped": ["« ",{"tag":"item","children":"carte"}," » prend son ancienne place."],
};

export default messages;

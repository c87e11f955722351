// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "placement.back": [{"type":0,"value":"de retour parmi les cartes"}],
  "placement.cardsLeft": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Toutes les cartes sont placées."}]},"one":{"value":[{"type":0,"value":"Il reste "},{"type":7},{"type":0,"value":" carte."}]},"many":{"value":[{"type":0,"value":"Il reste "},{"type":7},{"type":0,"value":" cartes."}]},"other":{"value":[{"type":0,"value":"Il reste "},{"type":7},{"type":0,"value":" cartes."}]}},"offset":0,"pluralType":"cardinal"}],
  "placement.confirm": [{"type":0,"value":"Placer"}],
  "placement.empty": [{"type":0,"value":"vide"}],
  "placement.gap": [{"type":0,"value":"Blanc "},{"type":2,"value":"number","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null}],
  "placement.here": [{"type":0,"value":"Placer « "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » ici"}],
  "placement.hereShort": [{"type":0,"value":"Placer ici"}],
  "placement.hint": [{"type":5,"value":"kind","options":{"gap":{"value":[{"type":0,"value":"Touche un mot, puis son blanc"}]},"group":{"value":[{"type":0,"value":"Touche une carte, puis son groupe"}]},"point":{"value":[{"type":0,"value":"Touche une étiquette, puis son point"}]},"position":{"value":[{"type":0,"value":"Touche une carte, puis sa nouvelle position"}]},"other":{"value":[{"type":0,"value":"Touche une carte, puis sa place"}]}}}],
  "placement.keys": [{"type":0,"value":"Au clavier : flèches, Entrée pour prendre et placer, Échap pour reposer."}],
  "placement.marker": [{"type":2,"value":"number","style":null},{"type":0,"value":" : "},{"type":1,"value":"description"}],
  "placement.markers": [{"type":0,"value":"Points de l’image"}],
  "placement.move": [{"type":0,"value":"Déplacer « "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » vers"}],
  "placement.movedTo": [{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » : position "},{"type":2,"value":"number","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null},{"type":0,"value":"."}],
  "placement.picked": [{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » en main. Choisis sa place."}],
  "placement.pickedAt": [{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » en main, depuis la position "},{"type":2,"value":"number","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null},{"type":0,"value":". Choisis sa nouvelle position."}],
  "placement.placed": [{"type":5,"value":"kind","options":{"group":{"value":[{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » rangé dans « "},{"type":8,"value":"place","children":[{"type":0,"value":"groupe"}]},{"type":0,"value":" »."}]},"gap":{"value":[{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"mot"}]},{"type":0,"value":" » placé dans : "},{"type":8,"value":"place","children":[{"type":0,"value":"blanc"}]},{"type":0,"value":"."}]},"point":{"value":[{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"étiquette"}]},{"type":0,"value":" » placé sur le point "},{"type":8,"value":"place","children":[{"type":0,"value":"numéro"}]},{"type":0,"value":"."}]},"other":{"value":[{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » placé avec « "},{"type":8,"value":"place","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" »."}]}}}],
  "placement.placesLeft": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Toutes les places sont prises."}]},"one":{"value":[{"type":0,"value":"Il reste "},{"type":7},{"type":0,"value":" place."}]},"many":{"value":[{"type":0,"value":"Il reste "},{"type":7},{"type":0,"value":" places."}]},"other":{"value":[{"type":0,"value":"Il reste "},{"type":7},{"type":0,"value":" places."}]}},"offset":0,"pluralType":"cardinal"}],
  "placement.pool": [{"type":0,"value":"Cartes à placer"}],
  "placement.poolEmpty": [{"type":0,"value":"Tout est placé. Touche une carte pour la déplacer."}],
  "placement.position": [{"type":0,"value":"Position "},{"type":2,"value":"number","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null}],
  "placement.released": [{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » de retour à sa place."}],
  "placement.returned": [{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » de retour parmi les cartes."}],
  "placement.swapped": [{"type":0,"value":"« "},{"type":8,"value":"item","children":[{"type":0,"value":"carte"}]},{"type":0,"value":" » prend son ancienne place."}],
};

export default messages;

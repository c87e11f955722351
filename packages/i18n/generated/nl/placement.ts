// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "placement.back": [{"type":0,"value":"terug bij de kaarten"}],
  "placement.cardsLeft": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Alle kaarten zijn geplaatst."}]},"one":{"value":[{"type":0,"value":"Nog "},{"type":7},{"type":0,"value":" kaart."}]},"other":{"value":[{"type":0,"value":"Nog "},{"type":7},{"type":0,"value":" kaarten."}]}},"offset":0,"pluralType":"cardinal"}],
  "placement.confirm": [{"type":0,"value":"Plaatsen"}],
  "placement.empty": [{"type":0,"value":"leeg"}],
  "placement.gap": [{"type":0,"value":"Open plek "},{"type":2,"value":"number","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null}],
  "placement.here": [{"type":0,"value":"Plaats ‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ hier"}],
  "placement.hereShort": [{"type":0,"value":"Hier plaatsen"}],
  "placement.hint": [{"type":5,"value":"kind","options":{"gap":{"value":[{"type":0,"value":"Kies een woord, dan de open plek"}]},"group":{"value":[{"type":0,"value":"Kies een kaart, dan de groep"}]},"point":{"value":[{"type":0,"value":"Kies een naam, dan het punt"}]},"position":{"value":[{"type":0,"value":"Kies een kaart, dan de nieuwe plek"}]},"other":{"value":[{"type":0,"value":"Kies een kaart, dan de plek"}]}}}],
  "placement.keys": [{"type":0,"value":"Met het toetsenbord: pijltjes, Enter om te pakken en te plaatsen, Escape om terug te leggen."}],
  "placement.marker": [{"type":2,"value":"number","style":null},{"type":0,"value":": "},{"type":1,"value":"description"}],
  "placement.markers": [{"type":0,"value":"Punten van de afbeelding"}],
  "placement.move": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ verplaatsen naar"}],
  "placement.movedTo": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’: plek "},{"type":2,"value":"number","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null},{"type":0,"value":"."}],
  "placement.picked": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ gepakt. Kies de plek."}],
  "placement.pickedAt": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ gepakt van plek "},{"type":2,"value":"number","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null},{"type":0,"value":". Kies de nieuwe plek."}],
  "placement.placed": [{"type":5,"value":"kind","options":{"group":{"value":[{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ geplaatst in ‘"},{"type":8,"value":"place","children":[{"type":0,"value":"groep"}]},{"type":0,"value":"’."}]},"gap":{"value":[{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"woord"}]},{"type":0,"value":"’ geplaatst in "},{"type":8,"value":"place","children":[{"type":0,"value":"open plek"}]},{"type":0,"value":"."}]},"point":{"value":[{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"naam"}]},{"type":0,"value":"’ geplaatst op punt "},{"type":8,"value":"place","children":[{"type":0,"value":"nummer"}]},{"type":0,"value":"."}]},"other":{"value":[{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ geplaatst bij ‘"},{"type":8,"value":"place","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’."}]}}}],
  "placement.placesLeft": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Alle plekken zijn gevuld."}]},"one":{"value":[{"type":0,"value":"Nog "},{"type":7},{"type":0,"value":" plek."}]},"other":{"value":[{"type":0,"value":"Nog "},{"type":7},{"type":0,"value":" plekken."}]}},"offset":0,"pluralType":"cardinal"}],
  "placement.pool": [{"type":0,"value":"Kaarten om te plaatsen"}],
  "placement.poolEmpty": [{"type":0,"value":"Alles ligt op zijn plek. Kies een kaart om die te verplaatsen."}],
  "placement.position": [{"type":0,"value":"Plek "},{"type":2,"value":"number","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null}],
  "placement.released": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ teruggelegd."}],
  "placement.returned": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ ligt weer bij de kaarten."}],
  "placement.swapped": [{"type":0,"value":"‘"},{"type":8,"value":"item","children":[{"type":0,"value":"kaart"}]},{"type":0,"value":"’ neemt de vorige plek in."}],
};

export default messages;

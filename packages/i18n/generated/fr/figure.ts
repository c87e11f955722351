// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "figure.broken": "Cette figure ne peut pas être affichée.",
  "figure.group": [{"select":"piece","options":{"king":[{"plural":"count","options":{"one":"roi","other":"rois"}}],"queen":[{"plural":"count","options":{"one":"dame","other":"dames"}}],"rook":[{"plural":"count","options":{"one":"tour","other":"tours"}}],"bishop":[{"plural":"count","options":{"one":"fou","other":"fous"}}],"knight":[{"plural":"count","options":{"one":"cavalier","other":"cavaliers"}}],"other":[{"plural":"count","options":{"one":"pion","other":"pions"}}]}}," ",{"argument":"squares"}],
  "figure.none": "aucune pièce",
  "figure.pieces": "Les pièces en mots",
  "figure.side": [{"select":"side","options":{"white":"Blancs","other":"Noirs"}}],
};

export default messages;

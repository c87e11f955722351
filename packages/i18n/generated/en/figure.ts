// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "figure.broken": "This figure cannot be shown.",
  "figure.group": [{"select":"piece","options":{"king":[{"plural":"count","options":{"one":"king","other":"kings"}}],"queen":[{"plural":"count","options":{"one":"queen","other":"queens"}}],"rook":[{"plural":"count","options":{"one":"rook","other":"rooks"}}],"bishop":[{"plural":"count","options":{"one":"bishop","other":"bishops"}}],"knight":[{"plural":"count","options":{"one":"knight","other":"knights"}}],"other":[{"plural":"count","options":{"one":"pawn","other":"pawns"}}]}}," ",{"argument":"squares"}],
  "figure.none": "no pieces",
  "figure.pieces": "The pieces in words",
  "figure.side": [{"select":"side","options":{"white":"White","other":"Black"}}],
};

export default messages;

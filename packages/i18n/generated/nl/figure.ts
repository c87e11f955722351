// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "figure.broken": "Deze figuur kan niet worden getoond.",
  "figure.group": [{"select":"piece","options":{"king":[{"plural":"count","options":{"one":"koning","other":"koningen"}}],"queen":[{"plural":"count","options":{"one":"dame","other":"dames"}}],"rook":[{"plural":"count","options":{"one":"toren","other":"torens"}}],"bishop":[{"plural":"count","options":{"one":"loper","other":"lopers"}}],"knight":[{"plural":"count","options":{"one":"paard","other":"paarden"}}],"other":[{"plural":"count","options":{"one":"pion","other":"pionnen"}}]}}," ",{"argument":"squares"}],
  "figure.none": "geen stukken",
  "figure.pieces": "De stukken in woorden",
  "figure.side": [{"select":"side","options":{"white":"Wit","other":"Zwart"}}],
};

export default messages;

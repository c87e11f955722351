// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": "Comparer avec la réponse modèle",
  "freeAnswer.count": [{"plural":"count","options":{"=0":"Aucun mot pour l’instant","one":[{"pound":true}," mot"],"many":[{"pound":true}," mots"],"other":[{"pound":true}," mots"]}}],
  "freeAnswer.found": "trouvé",
  "freeAnswer.judge": "Que dit ta réponse ?",
  "freeAnswer.judgeHint": "C’est toi qui juges : ton score vient des points que tu coches.",
  "freeAnswer.missing": "à retrouver",
  "freeAnswer.model": "Réponse modèle",
  "freeAnswer.modelShown": "Voici la réponse modèle. Coche les points que ta réponse contient.",
  "freeAnswer.remark": [{"plural":"found","options":{"one":[{"pound":true}," point clé"],"many":[{"pound":true}," points clés"],"other":[{"pound":true}," points clés"]}}," sur ",{"number":"total"},", selon ton propre jugement."],
  "freeAnswer.write": "Ton texte",
  "freeAnswer.writeHint": "Écris d’abord : la réponse modèle vient après.",
};

export default messages;

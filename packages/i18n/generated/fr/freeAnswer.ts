// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": [{"type":0,"value":"Comparer avec la réponse modèle"}],
  "freeAnswer.count": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"Aucun mot pour l’instant"}]},"one":{"value":[{"type":7},{"type":0,"value":" mot"}]},"many":{"value":[{"type":7},{"type":0,"value":" mots"}]},"other":{"value":[{"type":7},{"type":0,"value":" mots"}]}},"offset":0,"pluralType":"cardinal"}],
  "freeAnswer.found": [{"type":0,"value":"trouvé"}],
  "freeAnswer.judge": [{"type":0,"value":"Que dit ta réponse ?"}],
  "freeAnswer.judgeHint": [{"type":0,"value":"C’est toi qui juges : les points que tu coches font ton score."}],
  "freeAnswer.missing": [{"type":0,"value":"à retrouver"}],
  "freeAnswer.model": [{"type":0,"value":"Réponse modèle"}],
  "freeAnswer.modelShown": [{"type":0,"value":"La réponse modèle est là. Coche les points que ta réponse contient."}],
  "freeAnswer.remark": [{"type":2,"value":"found","style":null},{"type":0,"value":" sur "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" point clé"}]},"many":{"value":[{"type":7},{"type":0,"value":" points clés"}]},"other":{"value":[{"type":7},{"type":0,"value":" points clés"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":", selon ton propre jugement."}],
  "freeAnswer.write": [{"type":0,"value":"Ton texte"}],
  "freeAnswer.writeHint": [{"type":0,"value":"Écris d’abord : la réponse modèle vient après."}],
};

export default messages;

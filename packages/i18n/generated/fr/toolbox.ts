// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "toolbox.all": "Tous les outils",
  "toolbox.calculator.name": "Calculatrice",
  "toolbox.calculator.text": "Scientifique, avec son historique.",
  "toolbox.coach.name": "Le coach",
  "toolbox.coach.text": "Ce qui t’attend, tes points forts, une échéance tenue.",
  "toolbox.feedback.name": "Ton avis",
  "toolbox.feedback.text": "Dis-nous ce qui va, et ce qui ne va pas.",
  "toolbox.lead": "Ce qui aide à apprendre, à côté de chaque écran.",
  "toolbox.loading": "L’outil se charge",
  "toolbox.notebook.name": "Carnet",
  "toolbox.notebook.text": "Tes notes, qui s’enregistrent d’elles-mêmes.",
  "toolbox.open": "Ouvrir",
  "toolbox.title": "Boîte à outils",
  "toolbox.unknownTitle": "Cet outil n’existe pas",
  "toolbox.vocabulary.name": "Vocabulaire",
  "toolbox.vocabulary.text": "Les mots de tes capsules de langue, dans les deux sens.",
};

export default messages;

// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "notes.all": "Toutes les notes",
  "notes.back": "Toutes les notes",
  "notes.beside": [{"argument":"day"}," · ",{"argument":"lesson"}],
  "notes.conflictText": "Les deux versions sont gardées. Compare-les, puis garde les deux ou une seule.",
  "notes.conflictTitle": "Cette note a aussi été modifiée ailleurs",
  "notes.count": [{"plural":"count","options":{"=0":"Aucune note","one":[{"pound":true}," note"],"other":[{"pound":true}," notes"]}}],
  "notes.export": "Exporter en Markdown",
  "notes.keepBoth": "Garder les deux",
  "notes.loadFailed": "Les notes n’ont pas pu être chargées",
  "notes.more": "Notes plus anciennes",
  "notes.new": "Nouvelle note",
  "notes.noneText": "Commence une note : elle s’enregistre toute seule.",
  "notes.noneTitle": "Pas encore de note",
  "notes.ofLesson": "Cette leçon",
  "notes.open": "Ouvrir",
  "notes.openFailed": "Cette note n’a pas pu être ouverte",
  "notes.otherVersion": "L’autre version",
  "notes.quote": "Citer ma sélection",
  "notes.quoted": ["« ",{"argument":"text"}," »"],
  "notes.refused": "Cette note ne peut pas être enregistrée",
  "notes.remove": "Supprimer la note",
  "notes.removeFailed": "La note ne peut pas être supprimée pour l’instant.",
  "notes.removeOther": "Supprimer l’autre version",
  "notes.search": "Chercher dans les notes",
  "notes.title": "Mes notes",
  "notes.toLesson": "Vers la leçon",
  "notes.untitled": "Sans titre",
  "notes.version": "Autre version",
  "notes.waiting": ["Pas encore enregistrée : ",{"argument":"title"}],
};

export default messages;

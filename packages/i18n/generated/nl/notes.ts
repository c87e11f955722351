// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "notes.all": "Alle notities",
  "notes.back": "Alle notities",
  "notes.beside": [{"argument":"day"}," · ",{"argument":"lesson"}],
  "notes.conflictText": "Beide versies zijn bewaard. Vergelijk ze en bewaar beide of één.",
  "notes.conflictTitle": "Deze notitie is ook ergens anders gewijzigd",
  "notes.count": [{"plural":"count","options":{"=0":"Geen notities","one":[{"pound":true}," notitie"],"other":[{"pound":true}," notities"]}}],
  "notes.export": "Exporteren als Markdown",
  "notes.keepBoth": "Beide bewaren",
  "notes.loadFailed": "Notities kunnen niet worden opgehaald",
  "notes.more": "Eerdere notities",
  "notes.new": "Nieuwe notitie",
  "notes.noneText": "Begin een notitie: die slaat zichzelf op.",
  "notes.noneTitle": "Nog geen notities",
  "notes.ofLesson": "Deze les",
  "notes.open": "Openen",
  "notes.openFailed": "Deze notitie kon niet worden geopend",
  "notes.otherVersion": "De andere versie",
  "notes.quote": "Mijn selectie citeren",
  "notes.quoted": ["„",{"argument":"text"},"”"],
  "notes.refused": "Deze notitie kan niet worden opgeslagen",
  "notes.remove": "De notitie verwijderen",
  "notes.removeFailed": "Verwijderen lukt momenteel niet.",
  "notes.removeOther": "De andere versie verwijderen",
  "notes.search": "Zoeken in de notities",
  "notes.title": "Mijn notities",
  "notes.toLesson": "Naar de les",
  "notes.untitled": "Zonder titel",
  "notes.version": "Andere versie",
  "notes.waiting": ["Nog niet opgeslagen: ",{"argument":"title"}],
};

export default messages;

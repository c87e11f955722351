// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "toolbox.all": "Tous les outils",
  "toolbox.alphabets.draw": ["Écris « ",{"argument":"reading"}," »."],
  "toolbox.alphabets.failed": "Les signes n’ont pas pu être chargés",
  "toolbox.alphabets.name": "Écritures",
  "toolbox.alphabets.read": "Lire",
  "toolbox.alphabets.script": "Écriture",
  "toolbox.alphabets.scripts": [{"select":"script","options":{"hiragana":"Hiragana","katakana":"Katakana","kanji_n5":"Kanji, niveau N5","kanji_n4":"Kanji, niveau N4","kanji_n3":"Kanji, niveau N3","kanji_n2":"Kanji, niveau N2","other":"Kanji, niveau N1"}}],
  "toolbox.alphabets.signs": "Signes à travailler",
  "toolbox.alphabets.source": "Tracés : KanjiVG, Ulrich Apel.",
  "toolbox.alphabets.text": "Les kana et les kanji, à lire et à écrire dix par dix.",
  "toolbox.alphabets.way": "Exercice",
  "toolbox.alphabets.write": "Écrire",
  "toolbox.calculator.name": "Calculatrice",
  "toolbox.calculator.text": "Scientifique, avec son historique.",
  "toolbox.coach.name": "Le coach",
  "toolbox.coach.text": "Ce qui t’attend, tes points forts, un planning jusqu’à ton échéance.",
  "toolbox.code.name": "Carnets de code",
  "toolbox.code.text": "JavaScript et Python, exécutés cellule par cellule.",
  "toolbox.debate.name": "Débat",
  "toolbox.debate.text": "Une thèse, ses arguments et les objections, jugés par toi.",
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

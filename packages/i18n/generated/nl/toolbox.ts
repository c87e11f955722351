// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "toolbox.all": "Alle gereedschap",
  "toolbox.alphabets.draw": ["Schrijf ‘",{"argument":"reading"},"’."],
  "toolbox.alphabets.failed": "De tekens konden niet worden geladen",
  "toolbox.alphabets.name": "Schriften",
  "toolbox.alphabets.read": "Lezen",
  "toolbox.alphabets.script": "Schrift",
  "toolbox.alphabets.scripts": [{"select":"script","options":{"hiragana":"Hiragana","katakana":"Katakana","kanji_n5":"Kanji, niveau N5","kanji_n4":"Kanji, niveau N4","kanji_n3":"Kanji, niveau N3","kanji_n2":"Kanji, niveau N2","other":"Kanji, niveau N1"}}],
  "toolbox.alphabets.signs": "Tekens om te oefenen",
  "toolbox.alphabets.source": "Strepen: KanjiVG, Ulrich Apel.",
  "toolbox.alphabets.text": "Kana en kanji, om per tien te lezen en te schrijven.",
  "toolbox.alphabets.way": "Oefening",
  "toolbox.alphabets.write": "Schrijven",
  "toolbox.calculator.name": "Rekenmachine",
  "toolbox.calculator.text": "Wetenschappelijk, met geschiedenis.",
  "toolbox.coach.name": "De coach",
  "toolbox.coach.text": "Wat je te wachten staat, je sterke punten, een planning tot je einddatum.",
  "toolbox.code.name": "Codeschriften",
  "toolbox.code.text": "JavaScript en Python, cel voor cel uitgevoerd.",
  "toolbox.debate.name": "Debat",
  "toolbox.debate.text": "Een stelling, haar argumenten en de tegenwerpingen, door jou beoordeeld.",
  "toolbox.feedback.name": "Je feedback",
  "toolbox.feedback.text": "Vertel ons wat goed gaat, en wat niet.",
  "toolbox.lead": "Wat helpt bij het leren, naast elk scherm.",
  "toolbox.loading": "Het gereedschap wordt geladen",
  "toolbox.notebook.name": "Notitieboek",
  "toolbox.notebook.text": "Je notities, die zichzelf opslaan.",
  "toolbox.open": "Openen",
  "toolbox.title": "Gereedschapskist",
  "toolbox.unknownTitle": "Dit gereedschap bestaat niet",
  "toolbox.vocabulary.name": "Woordjes",
  "toolbox.vocabulary.text": "De woorden van je taalcapsules, in beide richtingen.",
};

export default messages;

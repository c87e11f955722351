// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "toolbox.all": "All tools",
  "toolbox.alphabets.draw": ["Write “",{"argument":"reading"},"”."],
  "toolbox.alphabets.failed": "The signs could not be loaded",
  "toolbox.alphabets.name": "Scripts",
  "toolbox.alphabets.read": "Read",
  "toolbox.alphabets.script": "Script",
  "toolbox.alphabets.scripts": [{"select":"script","options":{"hiragana":"Hiragana","katakana":"Katakana","kanji_n5":"Kanji, level N5","kanji_n4":"Kanji, level N4","kanji_n3":"Kanji, level N3","kanji_n2":"Kanji, level N2","other":"Kanji, level N1"}}],
  "toolbox.alphabets.signs": "Signs to practise",
  "toolbox.alphabets.source": "Strokes: KanjiVG, Ulrich Apel.",
  "toolbox.alphabets.text": "Kana and kanji, to read and write ten at a time.",
  "toolbox.alphabets.way": "Exercise",
  "toolbox.alphabets.write": "Write",
  "toolbox.calculator.name": "Calculator",
  "toolbox.calculator.text": "Scientific, with its history.",
  "toolbox.coach.name": "Coach",
  "toolbox.coach.text": "What awaits you, your strengths, a plan for your deadline.",
  "toolbox.code.name": "Code notebooks",
  "toolbox.code.text": "JavaScript and Python, run cell by cell.",
  "toolbox.debate.name": "Debate",
  "toolbox.debate.text": "A claim, its reasons and the objections, judged by you.",
  "toolbox.feedback.name": "Your feedback",
  "toolbox.feedback.text": "Tell us what works, and what doesn’t.",
  "toolbox.lead": "What helps you learn, beside every screen.",
  "toolbox.loading": "Loading the tool",
  "toolbox.notebook.name": "Notebook",
  "toolbox.notebook.text": "Your notes, which save themselves.",
  "toolbox.open": "Open",
  "toolbox.title": "Toolbox",
  "toolbox.unknownTitle": "There is no such tool",
  "toolbox.vocabulary.name": "Vocabulary",
  "toolbox.vocabulary.text": "The words of your language capsules, both ways.",
};

export default messages;

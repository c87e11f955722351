// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "toolbox.all": "All tools",
  "toolbox.calculator.name": "Calculator",
  "toolbox.calculator.text": "Scientific, with its history.",
  "toolbox.coach.name": "Coach",
  "toolbox.coach.text": "What awaits you, your strengths, a deadline kept.",
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

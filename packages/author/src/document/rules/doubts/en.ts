import type { DoubtRules } from "./DoubtRules.ts";
import { common, start, word } from "./signs.ts";

export const en: DoubtRules = {
  doubts: [
    ...common,
    // Of what it is the most, than what it is more, as what it is the same.
    {
      sign: /^(?:The|A|An) (?:main|usual|only|preferred|simplest|easiest|best|(?:most|least) \p{Lowercase}+|\p{Lowercase}+est) \p{Lowercase}+(?: (?!of |in )\p{Lowercase}+){0,3} (?:is|are|was|were|has|can|will)(?!\p{Letter})/u,
      points: 2.5,
    },
    { sign: /(?<!\p{Letter})(?:preferable|better|worse)(?!\p{Letter}| to | than )/u, points: 1.5 },
    { sign: /(?<!\p{Letter})the same \p{Lowercase}(?!.* as )/u, points: 1.5 },
    // Whose, and who.
    { sign: /^.{0,30}(?<!\p{Letter})(?:its|their)(?!\p{Letter})/u, points: 1.8 },
    {
      sign: word(
        "the (?:list|script|page|default|image|tool|program|command|site|entry|latter|source)(?! \\p{Letter})",
      ),
      points: 1,
    },
    {
      sign: /^The (?:default|value|name|list|result|output|purpose|main|current)(?= )/u,
      points: 1.5,
    },
    { sign: word("also|too|still|some|minor"), points: 0.9 },
    // What nobody would doubt, or know.
    { sign: start("Two|Three|Four|Five|Lots|Much|Work|Installations"), points: 1.5 },
    { sign: word("improvements?|major|important decision"), points: 0.8 },
    { sign: /^(?:In|On|At|With|By|From|For) the \p{Lowercase}+,? /u, points: 1.2 },
    { sign: word("values?"), points: 0.5 },
    { sign: start("Most|Many|Several|Some|Few|Various|Numerous|Certain|Any"), points: 1.5 },
    {
      sign: start("More than|Less than|At least|Over|About|Around|Nearly|Almost|Only"),
      points: 1,
    },
    {
      sign: start(
        "For|In|On|With|By|At|From|During|Under|Within|Without|When|After|Before|Especially|Previously|Later",
      ),
      points: 0.7,
    },
    {
      sign: start(
        "An? (?:important|common|good|further|similar|simple|better|second|third|final|new|few|number|lot|subsequent|later|earlier|previous|given)",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "also|too|still|already|again|either|neither|rather|anyway|even|actually|probably|certainly|obviously|unfortunately|hopefully|simply|just",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "others?|another|same|subsequent|previous|resulting|existing|above|different|various|certain|particular|specific|special|corresponding|respective|relevant|appropriate|necessary|given|latter|remaining",
      ),
      points: 0.8,
    },
    { sign: word("first|second|third|last|next|final"), points: 1.2 },
    {
      sign: word(
        "now|currently|recently|recent|latest|new|newer|previously|earlier|later|today|future|yet|soon|formerly|used to",
      ),
      points: 1,
    },
    { sign: word("you|your|yours|yourself"), points: 1.2 },
    { sign: word("they|them|their|theirs"), points: 0.6 },
    { sign: word("it|its|itself"), points: 0.5 },
    {
      sign: word(
        "lines?|columns?|examples?|sample|screens?|windows?|entry|entries|step|steps|rows?|list|listing|output|question|choice",
      ),
      points: 1,
    },
    {
      sign: word(
        "lines? \\d+|steps? \\d+|(?:in|of) (?:the|an) example|for example|for instance|e\\.g|i\\.e|etc",
      ),
      points: 2,
    },
    {
      sign: word(
        "(?:is|are) (?:described|explained|listed|discussed|documented|shown|mentioned|given|covered)|contains a number",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "good|bad|best|better|nice|fine|useful|important|easy|easier|hard|difficult|interesting|recommended|advisable|worth|desirable|sensible",
      ),
      points: 0.8,
    },
    {
      sign: word(
        "may|might|could|would|perhaps|sometimes|often|usually|generally|normally|mostly|typically",
      ),
      points: 0.6,
    },
    {
      sign: word(
        "thing|things|something|everything|anything|stuff|way|ways|case|cases|situation|situations|problem|problems|issue|issues|matter",
      ),
      points: 0.6,
    },
  ],
  definiteStart: /^The /u,
  pluralSubject: /[^su]s$/u,
  definite:
    /(?<=(?:^|\s)[Tt]he (?:\p{Lowercase}[\p{Letter}-]* )?)\p{Lowercase}[\p{Letter}-]+(?=[,.)]|\s(?:is|are|was|were|has|have|can|must|should|will|may|and|or|to|in|on|at|by|with|when|if|as|from|for|into|during|before|after|without|until|while|because|does|do|did|could|would)(?!\p{Letter}))/gu,
};

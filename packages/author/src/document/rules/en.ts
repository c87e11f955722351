import { words } from "./LanguageRules.ts";
import type { LanguageRules } from "./LanguageRules.ts";

const before = "(?<![\\p{Letter}’'-])";
const after = "(?![\\p{Letter}’'-])";
const whole = (pattern: string) => new RegExp(before + pattern + after, "u");
const swap = (name: string, from: string, to: string) => [
  { name, find: whole(from), replace: to },
  { name, find: whole(to), replace: from },
];
/** Comparatives are only turned where the other side is named. */
const compared = (from: string, to: string, than: string) => [
  { name: "antonym", find: whole(`${from}(?= ${than} )`), replace: to },
  { name: "antonym", find: whole(`${to}(?= ${than} )`), replace: from },
];

/** More than one of a thing: where there is one, "at least one" and "at most one" are both true. */
const several = "(?:[2-9]|1\\d|two|three|four|five|six|ten)";

export const en: LanguageRules = {
  anaphoricStart:
    /^(?:Below|In particular|Except|Conversely|The existing|The word|Most commonly|More specifically|For similar|In case|Typically|Given that|An advantage|A disadvantage|The advantage|The disadvantage|The point|The result|The first|The second|The third|The last|From the provided|After you|Answer|Possible|Users familiar|The idea|The reason|The problem|The difference|The question|The answer|The target|Nonetheless|Other|In other|In some|In certain|In most|In many|In both|Last but|Historically|Although|Because|While|As|Since|Unless|Until|Whether|Under the|Well|For other|For more|For details|Details|More information|More details|Information about|Documentation|Changes|Optionally|Alternatively|Normally|In short|In general|To|All that|Apart from|Besides|Upon|An example|Two examples|Examples|In the case|In this case|As you|It|This|That|These|Those|They|He|She|We|I|You|Its|Their|His|Her|Our|Your|My|Such|Here|There|However|Therefore|Thus|Hence|Also|But|And|Or|So|Then|Otherwise|Instead|Moreover|Furthermore|Additionally|Similarly|Likewise|For example|For instance|For this|In addition|In this|In that|In these|In such|In fact|In contrast|At this|At that|On the other hand|As a result|As such|As mentioned|Consequently|Note|Please|See|If|One|Another|Both|Either|Neither|Some of|Most of|Many of|Each of|All of|The former|The latter|The same|The other|The rest|Others|Once|Now|Finally|First|Firstly|Second|Secondly|Next|Again|Still|Yet|Even|Only|Just|Nevertheless|Of course|Indeed|Actually|Currently|Today|Recall|Remember|Consider|Suppose|Imagine|Think|Use|Choose|Select|Make|Run|Type|Enter|Check|Install|Insert|Press|Click|Read|Look|Let|Try|Start|Add|Remove|Set|Be|Do|Don’t|Don't|Consult|Refer|Follow|Go|Keep|Ensure|Ask|Take|Give|Put|Visit|Explain|Describe|Discuss|Identify|Define|Compare|Summarize|List|Why|What|How|When|Where|Which|Who|Figure|Table|Chapter|Section|After that|Before that|Like|Unlike|Rather|Perhaps|Maybe|Sometimes|Often|Usually|Generally|Fortunately|Unfortunately|Interestingly|Two of|Several of|Yes|No|Notice|The two|All three|In any case|Close|Picture|Returning|Return|Obviously|To return|Imagine)(?=[\s,’'-])/u,
  pointer:
    /(?<![\p{Letter}-])(?:similar|if say|between them|of them|similar reasons|the other one|someone|therefore|thus|however|hence|moreover|furthermore|nevertheless|nonetheless|instead|otherwise|accordingly|consequently|then|so far|this|these|those|above|below|following|previous|previously|next section|[Cc]hapters?|[Ss]ections?|[Ff]igures?|[Tt]ables? \d|[Aa]ppendix|[Pp]ages? \d|see|the document|the manual|the heading|here|former|latter|aforementioned|such|see also|the example|(?:is|are|can|must|should) (?:therefore|thus)|(?:in|of) the table|the text|you are reading|as mentioned|described earlier|earlier in|later in|I|we|our|us|my|let’s|tutorial|this manual|refer to)(?![\p{Letter}-])/u,
  backwardPronoun: /(?<![\p{Letter}’'-])(?:he|she|him|her|his|they|them)(?![\p{Letter}’'-])/iu,
  fragment:
    /^(?:Much|Part|None|One) of (?:its|their) |, it (?:also|too) |^The (?:first|second|third|fourth|last|next|previous) |^(?:May|Might|Must|Should|Can|Could|Will|Would|Shall|Is|Are|Was|Were|Has|Have|Does|Did|Contains?|Specifies|Returns|Defines|Sets|Allows|Used|Called|Given|Based|Listed|Required|Optional|Aborting|Deprecated|(?:Identical|Similar|Equivalent|Equal|Analogous) to|Using (?:it|them|these)|Description|Default|Syntax)\s|^(?:All|Most|Some|Many|Few|None|Half|Each) of (?:the|these|those|them)(?!\p{Letter})|(?<!\p{Letter})(?:lines? \d|(?:first|second|third|last|next) (?:lines?|columns?|rows?|steps?|one|ones|case|examples?|approach|method|option|way)|(?:in|of) (?:the|our) (?:first|second|third|last|above|sample) |this |other (?:suites|words|hand)|elsewhere|typeset version|do not forget|don’t forget|make sure|be sure|keep in mind|note that|remember)(?!\p{Letter})|^On the other |^\S+ (?:and|or) (?:can|is|are|must|should|will|may)(?!\p{Letter})|[”"’)] (?:These|This|The|It|An?) |^\p{Uppercase}\p{Letter}+ (?:when|if|whether|where|how|why) (?!.*(?<!\p{Letter})(?:is|are|must|can|should|will)(?!\p{Letter}))/u,
  lostPronoun:
    /^(?:On|In|For|With|At|By|From|Under|During|After|Before|Without|Through|To) [^,]*, (?:it|they)(?! (?:is|was|may be|can be|should be) \p{Letter}+ (?:to|that))(?!\p{Letter})/u,
  determiners: words(
    "the a an each every some any no another its their his her your our my all both several many few two three four these those this",
  ),
  functionWords: words(
    "the a an and or but nor so yet of to in on at by for with without from into onto over under between among through during before after against about as than that which who whom whose where when while if because since although unless until is are was were be been being has have had do does did can could may might must shall should will would not no it its they them their he she his her we our you your i my this these those there here also only both each every some any all more most less such via per like within across along upon towards toward up down out off",
  ),
  generalNouns: words(
    "choice choices thing things way ways case cases part parts number type types kind kinds sort example examples set end beginning time times point points majority base help course effect effects place need reason reasons side level levels title day days means rest fact facts more less lot amount use world year years people person question questions problem problems form forms section chapter possibility one ones other others work list order result results word words term terms figure process order note notes turn addition inside outside above introduction summary existence alternative alternatives",
  ),
  isNoNoun:
    /(?:ly|ing|ed|ous|ful|less|able|ible|ish|ical|otic|atic|ular)$|^(?:new|old|strong|weak|heavy|dense|smooth|first|second|third|last|next|same|other|different|main|own|good|bad|large|small|big|great|high|low|long|short|early|late|few|many|several|certain|possible|available|current|particular|special|specific|general|common|single|whole|full|free|simple|important|various|able|own|more|most|less|least|very|too|just|even|much|such|entire|final|actual|human|average|normal|basic|major|minor|total|original|modern|necessary|usual|unusual|auto|consistent|inconsistent|local|remote|absolute|relative|appropriate|optional|mandatory|essential|relevant|present|equivalent|dependent|independent|recent|sufficient|identical|internal|external|global|private|public|unique|complete|active|native|manual|valid|invalid|compatible|adequate|obsolete|explicit|implicit|upstream|downstream|correct|incorrect|separate|visible|similar|standard|frozen|wrong|right|true|false|default|virtual|binary|critical|central|natural|physical|chemical|initial|additional|following|previous|latter|former)$/u,
  beforeNoun:
    /(?<!(?:^|\s)(?:to|not|can|cannot|will|must|should|may|might|could|would|they|you|we|it|who|which|that|\p{Letter}+ly|is|are|was|were|be|been|has|have|had|do|does|to \p{Letter}+ (?:\([^)]*\) )?(?:or|and))\s)$/iu,
  endsPhrase: true,
  isVerbal: () => false,
  falsifiers: [
    ...swap("antonym", "minimum", "maximum"),
    ...swap("antonym", "minimal", "maximal"),
    // "At most enough" is no English.
    { name: "antonym", find: whole(`at least(?= ${several})`), replace: "at most" },
    { name: "antonym", find: whole(`at most(?= ${several})`), replace: "at least" },
    { name: "antonym", find: whole("more than(?! (?:one|a) )"), replace: "less than" },
    { name: "antonym", find: whole("less than(?! (?:one|a) )"), replace: "more than" },
    ...swap("antonym", "always", "never"),
    ...swap("antonym", "increases", "decreases"),
    ...swap("antonym", "increase", "decrease"),
    ...compared("higher", "lower", "than"),
    ...compared("larger", "smaller", "than"),
    ...swap("antonym", "largest", "smallest"),
    ...compared("faster", "slower", "than"),
    ...compared("older", "newer", "than"),
    ...swap("antonym", "oldest", "newest"),
    ...swap("antonym", "possible", "impossible"),
    ...swap("antonym", "inside", "outside"),
    ...swap("antonym", "internal", "external"),
    ...swap("antonym", "northern", "southern"),
    ...swap("antonym", "north", "south"),
    ...swap("antonym", "positive", "negative"),
    ...swap("antonym", "most common", "least common"),
  ],
  unsure:
    /^(?:Some|Many|Several|Most|A few|Few|Certain|Various|Numerous|Half|Part|All|Any|Every)(?= )|(?<![\p{Letter}’-])(?:some|(?:on|for) many|several|certain|various|unless|except|hardly|rarely|seldom|perhaps|sometimes|usually|generally|typically|normally|often|whether|not only|no longer)(?![\p{Letter}’-])/u,
  contrast:
    /(?<=,) not (?!\p{Letter}+ing)|(?<!\p{Letter})(?:insofar as|nothing|the only|but|each|every|also|even|either|both|(?:and|or) (?:is|are|was|were|can|must|should|will|may|has|have|does|do))(?!\p{Letter})/iu,
  byDefault: /(?<!\p{Letter})[Bb]y default(?!\p{Letter})/u,
  noFalsifying: /(?<![\p{Letter}’-])(?:nor|neither|might|may or may|without)(?![\p{Letter}’-])/u,
  definitions: [
    /^(?:An? |The )?(?<term>[\p{Letter}][\p{Letter}’'-]*(?: [\p{Letter}][\p{Letter}’'-]*){0,2}) (?:is|are|refers to|means|denotes) (?<definition>(?:an? |the )[^.]{25,200})\.$/u,
    /^(?<definition>(?:An? |The |Each |Every )[^.,;:]{25,160}?) (?:is|are) (?:also |often |usually |commonly |sometimes )?(?:called|known as|termed|referred to as) (?:an? |the |its |their )?(?<named>\p{Letter}[\p{Letter} ’'-]{2,40}?)(?: ?\([^()]*\))?(?:,[^.]{0,80})?\.$/u,
  ],
  abbreviations:
    /(?:^|[\s(])(?:e\.g|i\.e|etc|cf|vs|Mr|Mrs|Ms|Dr|St|Prof|Fig|No|vol|approx|ca|Inc|Ltd|Jr|Sr|U\.S|a\.m|p\.m|et al)\.$/u,
  numberWords: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  numberedThing:
    /(?:chapter|section|figure|fig\.|table|appendix|page|version|article|step|part|number|no\.|debian|linux|windows|series|type|level|release)\s*$/iu,
  frontMatter:
    /^(?:preface|foreword|introduction to this (?:manual|guide)|about this (?:book|document|manual|guide)|acknowledge?ments?|(?:table of )?contents|index|glossary|(?:annotated )?bibliography|(?:.*\s)?literature list|literature|further reading|references|licen[cs]e|copyright.*|legal notice|appendix|changelog|(?:.*\s)?release (?:notes|history|\d).*|(?:.*\s)?(?:older )?news|what’s new.*|(?:.*\s)?authors|revision history|abstract|credits|gnu .*licen[cs]e.*|how to apply .*)$/iu,
  genders: {},
};

import type { AuthorRequest, TopicSource } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Plan, PlanResult } from "../../model/Plan.ts";
import { refused } from "../../model/refused.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { hasArticles } from "./articles.ts";
import { planKanji } from "./kanji/planKanji.ts";
import { asksToSpeak, planConversations } from "./planConversations.ts";
import { planCourse } from "./planCourse.ts";
import { languageOfSkill, taughtLanguages } from "../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";
import { readLanguageTopic } from "./topics.ts";
import type { AskedOfLanguage } from "./topics.ts";
import { planVerbs } from "./verbs/planVerbs.ts";
import { verbsOf } from "./verbs/Verb.ts";
import { planArticles } from "./words/planArticles.ts";

/** Plans a capsule on a language, or refuses one that its data does not reach. */
export function planLanguage(
  source: TopicSource,
  request: AuthorRequest,
  texts: Texts,
): PlanResult {
  const lang = languageOfSkill(source.mainSkill);
  if (lang === null || source.area === "old")
    return refused("language_not_covered", {
      languages: texts.list(
        taughtLanguages
          .filter((language) => language !== request.language)
          .map((language) => texts.t(`author.language.${language}.name`)),
      ),
    });
  if (lang === request.language && source.area !== "fle")
    return refused("language_is_instruction_language");
  const topic = readLanguageTopic(source.topic);
  const plan =
    topic === null
      ? null
      : planOf(lang, { ...topic, isExact: source.isExact === true }, request.language, texts);
  return plan === null ? refused("topic_not_covered") : { status: "planned", plan };
}

/** What the topic asks for: signs, articles, verbs, conversation or words; null where there is no data. */
function planOf(
  lang: TaughtLanguage,
  topic: AskedOfLanguage,
  own: InstructionLanguage,
  texts: Texts,
): Plan | null {
  if (topic.articles) return hasArticles(lang) ? planArticles(lang, own, texts) : null;
  if (topic.verbs)
    return verbsOf(lang, own).length > 0 ? planVerbs(lang, topic.level, own, texts) : null;
  if (lang === "ja" && topic.kanji !== null) return planKanji(topic.kanji, own, texts);
  return lang !== own && asksToSpeak(topic)
    ? planConversations(lang, topic, own, texts)
    : planCourse(lang, topic, own, texts);
}

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { TopicSource } from "../../model/AuthorRequest.ts";
import { languageOfSkill } from "../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";

/** The language that a course teaches to readers of another; null for other courses. */
export function taughtBy(
  { domain, mainSkill }: Pick<TopicSource, "domain" | "mainSkill">,
  own: InstructionLanguage,
): TaughtLanguage | null {
  const language = domain === "languages" ? languageOfSkill(mainSkill) : null;
  return language === own ? null : language;
}

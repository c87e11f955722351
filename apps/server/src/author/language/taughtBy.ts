import type { InstructionLanguage, TopicSource } from "../drafts.ts";
import { languageOfSkill } from "./taught-languages.ts";
import type { TaughtLanguage } from "./taught-languages.ts";

/** The language that a course teaches to readers of another; null for other courses. */
export function taughtBy(
  { domain, mainSkill }: Pick<TopicSource, "domain" | "mainSkill">,
  own: InstructionLanguage,
): TaughtLanguage | null {
  const language = domain === "languages" ? languageOfSkill(mainSkill) : null;
  return language === own ? null : language;
}

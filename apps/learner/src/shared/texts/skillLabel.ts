import type { Formatter } from "@alambic/i18n";
import { capitalised } from "./capitalised.ts";

/** A skill in words; one that has no name yet by its slug made readable. The texts are those of `skills`. */
export function skillLabel({ t }: Pick<Formatter<unknown>, "t">, skill: string): string {
  return t("skills.name", { skill }) || capitalised(skill.replaceAll("_", " "));
}

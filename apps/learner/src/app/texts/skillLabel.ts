import type { Formatter } from "@alambic/i18n";

/** A skill in words: a taught language by its name, any other by its slug made readable. */
export function skillLabel({ t }: Pick<Formatter<unknown>, "t">, skill: string): string {
  return t("member.taughtLanguage", { skill }) || readable(skill);
}

function readable(slug: string): string {
  const words = slug.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

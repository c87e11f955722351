import type { Formatter } from "@alambic/i18n";

/** A skill in words; one that has no name yet by its slug made readable. The texts are those of `skills`. */
export function skillLabel({ t }: Pick<Formatter<unknown>, "t">, skill: string): string {
  return t("skills.name", { skill }) || readable(skill);
}

function readable(slug: string): string {
  const words = slug.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

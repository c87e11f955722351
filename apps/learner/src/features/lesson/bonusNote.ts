import type { Atom, Capsule } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

/** Says of an item that it is a bonus, and whether the community gave it; undefined for the others. */
export function bonusNote(
  { t }: Pick<Formatter<unknown>, "t">,
  atom: Pick<Atom, "is_bonus" | "is_shared">,
  capsule: Pick<Capsule, "shared_by">,
): string | undefined {
  if (!atom.is_bonus) return undefined;
  return atom.is_shared && capsule.shared_by ? t("lesson.bonusShared") : t("lesson.bonus");
}

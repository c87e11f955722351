import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Text } from "@alambic/ui/Text";

export interface SharedByProps {
  readonly capsule: Pick<Capsule, "is_public" | "shared_by">;
}

/** Who of the community shares a capsule; nothing for one that nobody shares, or shares any more. */
export function SharedBy({ capsule }: SharedByProps) {
  const { t } = useI18n();
  const { is_public: isPublic, shared_by: name } = capsule;
  if (!isPublic || !name) return null;
  return (
    <Text size="small" tone="second">
      {t("member.sharedBy", { name })}
    </Text>
  );
}

import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Text } from "@alambic/ui/Text";
import { SharedBy } from "../../shared/capsules/SharedBy.tsx";

export interface OriginProps {
  readonly capsule: Pick<Capsule, "is_owner" | "is_public" | "shared_by">;
}

/** Whose capsule it is, where another member shares it, or did until they took it back. */
export function Origin({ capsule }: OriginProps) {
  const { t } = useI18n();
  const { is_owner: isOwner, is_public: isPublic, shared_by: name } = capsule;
  if (!name || isOwner) return null;
  if (isPublic) return <SharedBy capsule={capsule} />;
  return (
    <Text size="small" tone="second">
      {t("plan.takenBack", { name })}
    </Text>
  );
}

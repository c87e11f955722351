import { useI18n } from "@alambic/i18n/react";
import { DomainGroup } from "@alambic/ui/DomainGroup";
import { CapsuleShelf } from "@alambic/ui/CapsuleCard";
import { Stack } from "@alambic/ui/Stack";
import { CatalogueCard } from "./CatalogueCard.tsx";
import type { DomainGroup as Group } from "./groupByDomain.ts";
import type { Folding } from "./useFolding.ts";

export interface DomainGroupsProps {
  readonly groups: readonly Group[];
  readonly folding: Folding;
}

/** Capsules by domain, each domain folded or open. */
export function DomainGroups({ groups, folding }: DomainGroupsProps) {
  const { t } = useI18n();
  return (
    <Stack gap="medium">
      {groups.map(({ domain, capsules }) => (
        <DomainGroup
          key={domain}
          title={t("member.domain", { domain })}
          count={t("catalogue.countCapsules", { count: capsules.length })}
          open={folding.isOpen(domain)}
          onToggle={(open) => folding.toggle(domain, open)}
        >
          <CapsuleShelf density="dense">
            {capsules.map((capsule) => (
              <CatalogueCard key={capsule.id} capsule={capsule} density="dense" />
            ))}
          </CapsuleShelf>
        </DomainGroup>
      ))}
    </Stack>
  );
}

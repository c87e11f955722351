import type { Capsule, Domain } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleShelf } from "@alambic/ui/CapsuleCard";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { Stack } from "@alambic/ui/Stack";
import { useState } from "react";
import { CatalogueCard } from "./CatalogueCard.tsx";
import type { DomainGroup } from "./groupByDomain.ts";

export interface DomainShelfProps {
  readonly groups: readonly DomainGroup[];
}

/** A few capsules on one shelf, all of them or those of one domain. */
export function DomainShelf({ groups }: DomainShelfProps) {
  const { t } = useI18n();
  const [chosen, choose] = useState<Domain | "all">("all");
  const group = groups.find(({ domain }) => domain === chosen);
  const shown: readonly Capsule[] =
    group === undefined ? groups.flatMap(({ capsules }) => capsules) : group.capsules;
  return (
    <Stack gap="large">
      {groups.length < 2 ? null : (
        <ChipGroup
          legend={t("catalogue.domains")}
          options={[
            { value: "all", label: t("catalogue.domainsAll") },
            ...groups.map(({ domain, capsules }) => ({
              value: domain,
              label: t("catalogue.domainCount", {
                domain: t("member.domain", { domain }),
                count: capsules.length,
              }),
            })),
          ]}
          value={group === undefined ? "all" : group.domain}
          onChange={choose}
        />
      )}
      <CapsuleShelf>
        {shown.map((capsule) => (
          <CatalogueCard key={capsule.id} capsule={capsule} headingLevel={2} />
        ))}
      </CapsuleShelf>
    </Stack>
  );
}

import type { Capsule, Domain } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { DomainGroup } from "@alambic/ui/DomainGroup";
import { Grid } from "@alambic/ui/Grid";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { CatalogueCard } from "./CatalogueCard.tsx";
import { groupByDomain } from "./groupByDomain.ts";

export interface DomainGroupsProps {
  readonly capsules: readonly Capsule[];
}

/** Capsules by domain, each domain folded or open, with a count of all three. */
export function DomainGroups({ capsules }: DomainGroupsProps) {
  const { t, list } = useI18n();
  const [folded, setFolded] = useState<ReadonlySet<Domain>>(new Set());
  const groups = groupByDomain(capsules);
  const open = groups.filter(({ domain }) => !folded.has(domain)).length;
  const toggle = (domain: Domain, isOpen: boolean) => {
    const next = new Set(folded);
    if (isOpen) next.delete(domain);
    else next.add(domain);
    setFolded(next);
  };
  return (
    <Stack gap="medium">
      <Text size="small" tone="second">
        {list(
          [
            t("catalogue.countDomains", { count: groups.length }),
            t("catalogue.countCapsules", { count: capsules.length }),
            t("catalogue.countOpen", { count: open }),
          ],
          { type: "unit" },
        )}
      </Text>
      {groups.map(({ domain, capsules: members }) => (
        <DomainGroup
          key={domain}
          title={t("shell.domain", { domain })}
          count={t("catalogue.countCapsules", { count: members.length })}
          open={!folded.has(domain)}
          onToggle={(isOpen) => toggle(domain, isOpen)}
        >
          <Grid columns="cards">
            {members.map((capsule) => (
              <CatalogueCard key={capsule.id} capsule={capsule} />
            ))}
          </Grid>
        </DomainGroup>
      ))}
    </Stack>
  );
}

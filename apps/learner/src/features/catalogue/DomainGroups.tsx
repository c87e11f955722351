import type { CatalogueDomain } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CapsuleShelf } from "@alambic/ui/CapsuleCard";
import { DomainGroup } from "@alambic/ui/DomainGroup";
import { Stack } from "@alambic/ui/Stack";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { ArrowRight } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";
import { CatalogueCard } from "./CatalogueCard.tsx";
import type { Folding } from "./useFolding.ts";

export interface DomainGroupsProps {
  readonly groups: readonly CatalogueDomain[];
  readonly folding: Folding;
}

/** The first capsules of each domain, each domain folded or open. What is folded is not drawn. */
export function DomainGroups({ groups, folding }: DomainGroupsProps) {
  const { t } = useI18n();
  return (
    <Stack gap="medium">
      {groups.map((group) => (
        <DomainGroup
          key={group.domain}
          title={t("member.domain", group)}
          count={t("catalogue.countCapsules", group)}
          open={folding.isOpen(group.domain)}
          onToggle={(open) => folding.toggle(group.domain, open)}
        >
          {folding.isOpen(group.domain) ? <FirstCapsules group={group} /> : null}
        </DomainGroup>
      ))}
    </Stack>
  );
}

function FirstCapsules({ group }: { readonly group: CatalogueDomain }) {
  const { t } = useI18n();
  const { domain, count, items } = group;
  return (
    <Stack gap="medium">
      <CapsuleShelf density="dense">
        {items.map((capsule) => (
          <CatalogueCard key={capsule.id} capsule={capsule} density="dense" />
        ))}
      </CapsuleShelf>
      {count > items.length ? (
        <div>
          <ButtonLink href={paths.domain(domain)} variant="secondary" iconEnd={ArrowRight}>
            {t("catalogue.showAll", { count })}{" "}
            <VisuallyHidden>{t("member.domain", { domain })}</VisuallyHidden>
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

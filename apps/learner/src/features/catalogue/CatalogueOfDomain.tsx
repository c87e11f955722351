import { useListPublicCapsules } from "@alambic/api-client/capsules";
import type { Capsule, Domain } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { CapsuleShelf, CapsuleShelfSkeleton } from "@alambic/ui/CapsuleCard";
import { Heading } from "@alambic/ui/Heading";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { useEffect } from "react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { paths } from "../../shared/routing/paths.ts";
import { skillLabel } from "../../shared/texts/skillLabel.ts";
import type { FoundProps } from "./CatalogueByDomain.tsx";
import { CatalogueCard } from "./CatalogueCard.tsx";
import { CatalogueFailure } from "./CatalogueFailure.tsx";
import { NothingFound } from "./NothingFound.tsx";

export interface CatalogueOfDomainProps extends FoundProps {
  readonly domain: Domain;
}

/** All capsules of one domain, by skill, a page at a time. */
export function CatalogueOfDomain(props: CatalogueOfDomainProps) {
  const { domain, query, narrowed, onCount, onClear } = props;
  const { t } = useI18n();
  const catalogue = useListPublicCapsules({ ...query, domain });
  const count =
    catalogue.status === "ready"
      ? t("catalogue.countCapsules", { count: catalogue.data.total })
      : undefined;
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(focusHeading, []);

  return (
    <Stack gap="large">
      <Link href={paths.capsules} variant="standalone">
        {t("catalogue.allDomains")}
      </Link>
      {catalogue.status === "failed" ? (
        <CatalogueFailure catalogue={catalogue} />
      ) : catalogue.status !== "ready" ? (
        <CapsuleShelfSkeleton />
      ) : catalogue.data.items.length === 0 ? (
        <NothingFound narrowed={narrowed} onClear={onClear} />
      ) : (
        <>
          <SkillShelves capsules={catalogue.data.items} />
          {catalogue.data.hasMore ? (
            <Button
              variant="secondary"
              pending={catalogue.isRefreshing}
              onPress={() => catalogue.showMore()}
            >
              {t("catalogue.more")}
            </Button>
          ) : null}
        </>
      )}
    </Stack>
  );
}

function SkillShelves({ capsules }: { readonly capsules: readonly Capsule[] }) {
  const i18n = useI18n();
  const skills = [...new Set(capsules.map(({ main_skill: skill }) => skill))];
  return skills.map((skill) => (
    <Stack as="section" key={skill} gap="medium">
      <Heading level={2} size="title">
        {skillLabel(i18n, skill)}
      </Heading>
      <CapsuleShelf density="dense">
        {capsules
          .filter(({ main_skill: own }) => own === skill)
          .map((capsule) => (
            <CatalogueCard key={capsule.id} capsule={capsule} density="dense" />
          ))}
      </CapsuleShelf>
    </Stack>
  ));
}

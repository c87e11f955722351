import { useBrowseCatalogue } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleShelfSkeleton } from "@alambic/ui/CapsuleCard";
import { useEffect } from "react";
import { CatalogueFailure } from "./CatalogueFailure.tsx";
import type { CatalogueQuery } from "./CatalogueQuery.ts";
import { DomainGroups } from "./DomainGroups.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { useFolding } from "./useFolding.ts";

export interface FoundProps {
  readonly query: CatalogueQuery;
  /** Words were searched for, or a level was chosen. */
  readonly narrowed: boolean;
  /** Told what was found, in words. */
  readonly onCount: (count: string | undefined) => void;
  readonly onClear: () => void;
}

/** So many capsules of a domain stand for it: a row of a wide screen. */
const shownOfEach = 4;

/** The domains, each with its number of capsules and the first of them. */
export function CatalogueByDomain({ query, narrowed, onCount, onClear }: FoundProps) {
  const { t } = useI18n();
  const catalogue = useBrowseCatalogue({ ...query, each: shownOfEach });
  const { domains, total } =
    catalogue.status === "ready" ? catalogue.data : { domains: [], total: 0 };
  const folding = useFolding(
    domains.map(({ domain }) => domain),
    narrowed,
  );
  const open = domains.filter(({ domain }) => folding.isOpen(domain)).length;
  const counts = [
    t("catalogue.countDomains", { count: domains.length }),
    t("catalogue.countCapsules", { count: total }),
    t("catalogue.countOpen", { count: open }),
  ];
  const count = catalogue.status === "ready" ? counts.join(" · ") : undefined;
  useEffect(() => onCount(count), [count, onCount]);

  if (catalogue.status === "failed") return <CatalogueFailure catalogue={catalogue} />;
  if (catalogue.status !== "ready") return <CapsuleShelfSkeleton />;
  if (domains.length === 0) return <NothingFound narrowed={narrowed} onClear={onClear} />;
  return <DomainGroups groups={domains} folding={folding} />;
}

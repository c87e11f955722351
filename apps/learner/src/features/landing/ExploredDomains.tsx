import { useBrowseCatalogue } from "@alambic/api-client/capsules";
import { QueryProvider } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleTile } from "@alambic/ui/CapsuleTile";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Text } from "@alambic/ui/Text";
import type { ReactNode } from "react";
import { exploredDomains } from "./exploredDomains.ts";
import type { ExploredDomain } from "./exploredDomains.ts";

export interface ExploredDomainsProps {
  /** Holds the place while the catalogue is asked for. */
  readonly waiting: ReactNode;
}

/** The domains of the catalogue, each with a capsule to make one curious. */
export default function ExploredDomains(props: ExploredDomainsProps) {
  return (
    <QueryProvider>
      <Domains {...props} />
    </QueryProvider>
  );
}

function Domains({ waiting }: ExploredDomainsProps) {
  const { t, locale } = useI18n();
  const catalogue = useBrowseCatalogue({ language: locale, each: 1 });
  if (catalogue.status === "loading") return waiting;
  const domains = catalogue.status === "ready" ? exploredDomains(catalogue.data.domains) : [];
  if (domains.length === 0) return <Text tone="second">{t("offer.exploredNone")}</Text>;
  return (
    <Grid as="ul" columns="thirds" gap="small">
      {domains.map((explored) => (
        <DomainCard key={explored.domain} explored={explored} />
      ))}
    </Grid>
  );
}

function DomainCard({ explored }: { readonly explored: ExploredDomain }) {
  const { t } = useI18n();
  const { domain, capsule } = explored;
  return (
    <li>
      <Inline gap="medium" wrap={false}>
        <CapsuleTile icon={capsule.icon} domain={domain} />
        <div>
          <Heading level={3} size="large">
            {t("member.domain", { domain })}
          </Heading>
          <Text size="small" tone="second">
            {capsule.title}
          </Text>
        </div>
      </Inline>
    </li>
  );
}

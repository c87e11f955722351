import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleRows } from "@alambic/ui/CapsuleRows";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface DiscoveriesProps {
  /** Null where they could not be had. */
  readonly suggestions: readonly Capsule[] | null;
}

/** Capsules of the catalogue in the learner's language that they have not joined. */
export function Discoveries({ suggestions }: DiscoveriesProps) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size="title" id={titleId}>
            {t("dashboard.discover")}
          </Heading>
          <Text tone="second">{t("dashboard.discoverText")}</Text>
        </Stack>
        <Suggestions suggestions={suggestions} />
        <Link href={paths.capsules} variant="standalone">
          {t("dashboard.discoverAll")}
        </Link>
      </Stack>
    </Card>
  );
}

function Suggestions({ suggestions }: DiscoveriesProps) {
  const { t } = useI18n();
  const texts = useCapsuleTexts();
  if (suggestions === null) return <Text tone="second">{t("dashboard.discoverFailed")}</Text>;
  if (suggestions.length === 0) return <Text tone="second">{t("dashboard.discoverNone")}</Text>;
  return (
    <CapsuleRows
      capsules={suggestions.map((capsule) => ({
        id: capsule.id,
        href: paths.plan(capsule),
        title: capsule.title,
        icon: capsule.icon,
        domain: capsule.domain,
        text: texts.stats(capsule).slice(1).join(" · "),
      }))}
    />
  );
}

import { useListPublicCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleRows } from "@alambic/ui/CapsuleRows";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Link } from "@alambic/ui/Link";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { paths } from "../../shared/routing/paths.ts";

/** How many capsules are suggested at once. */
const shown = 3;

/** Capsules of the catalogue in the learner's language that they have not joined. */
export function Discoveries() {
  const { t, locale } = useI18n();
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
        <Suggestions language={locale} />
        <Link href={paths.capsules} variant="standalone">
          {t("dashboard.discoverAll")}
        </Link>
      </Stack>
    </Card>
  );
}

function Suggestions({ language }: { readonly language: "fr" | "en" | "nl" }) {
  const { t } = useI18n();
  const texts = useCapsuleTexts();
  const catalogue = useListPublicCapsules({ language });
  if (catalogue.status === "failed") {
    return <Text tone="second">{t("dashboard.discoverFailed")}</Text>;
  }
  if (catalogue.status !== "ready") {
    return (
      <SkeletonRegion>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  const suggested = catalogue.data.items.filter(({ is_enrolled: joined }) => !joined);
  if (suggested.length === 0) return <Text tone="second">{t("dashboard.discoverNone")}</Text>;
  return (
    <CapsuleRows
      capsules={suggested.slice(0, shown).map((capsule) => ({
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

import type { Query } from "@alambic/api-client/core";
import type { Dashboard } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleRows, CapsuleRowsSkeleton } from "@alambic/ui/CapsuleRows";
import { Card } from "@alambic/ui/Card";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface MyCapsulesProps {
  readonly dashboard: Query<Dashboard>;
}

/** How many capsules the dashboard shows; the library has them all. */
const shown = 4;

/** The capsules last used, with how far each is. */
export function MyCapsules({ dashboard }: MyCapsulesProps) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Inline justify="between">
          <Heading level={2} size="title" id={titleId}>
            {t("dashboard.mine")}
          </Heading>
          <Link href={paths.library} variant="standalone">
            {t("dashboard.mineAll")}
          </Link>
        </Inline>
        <Rows dashboard={dashboard} />
      </Stack>
    </Card>
  );
}

function Rows({ dashboard }: MyCapsulesProps) {
  const { t } = useI18n();
  const texts = useCapsuleTexts();
  const foreign = useForeignLanguage();
  if (dashboard.status === "failed") {
    return (
      <ErrorState
        level={3}
        title={t("dashboard.mineFailed")}
        onRetry={() => void dashboard.refresh()}
      >
        <ProblemText failure={dashboard.failure} />
      </ErrorState>
    );
  }
  if (dashboard.status !== "ready") {
    return <CapsuleRowsSkeleton />;
  }
  const { capsules } = dashboard.data;
  if (capsules.length === 0) return <Text tone="second">{t("dashboard.mineEmpty")}</Text>;
  return (
    <CapsuleRows
      capsules={capsules.slice(0, shown).map((capsule) => ({
        id: capsule.id,
        href: paths.plan(capsule),
        title: capsule.title,
        lang: foreign(capsule.language),
        icon: capsule.icon,
        domain: capsule.domain,
        progress: texts.progress(capsule),
      }))}
    />
  );
}

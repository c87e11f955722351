import { useSession } from "@alambic/api-client/core";
import type { CapsuleDetail } from "@alambic/contract";
import { keepingObstacle } from "@alambic/domain/offline";
import type { KeepingObstacle } from "@alambic/domain/offline";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import type { ReactNode } from "react";
import { canKeep } from "../../shared/offline/shellIsHere.ts";
import { paths } from "../../shared/routing/paths.ts";
import { OfflineCopy } from "./OfflineCopy.tsx";

export interface OfflineCardProps {
  readonly detail: CapsuleDetail;
}

/** Keeps a capsule on this device; for who cannot yet, what it takes. It comes when the app is at rest. */
export default function OfflineCard({ detail }: OfflineCardProps) {
  const session = useSession();
  if (session.status !== "member" || !detail.capsule.is_enrolled) return null;
  const obstacle = keepingObstacle(session.user);
  return (
    <I18nScope namespaces={["offline"]}>
      <Frame>
        {obstacle !== null ? (
          <Obstacle obstacle={obstacle} />
        ) : canKeep() ? (
          <OfflineCopy detail={detail} />
        ) : (
          <Unsupported />
        )}
      </Frame>
    </I18nScope>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="medium" align="start">
        <Inline gap="small">
          <Heading level={2} size="title" id={titleId}>
            {t("offline.title")}
          </Heading>
          <Chip tone="info" size="small">
            BETA
          </Chip>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

function Unsupported() {
  const { t } = useI18n();
  return <Text>{t("offline.unsupported")}</Text>;
}

function Obstacle({ obstacle }: { readonly obstacle: KeepingObstacle }) {
  const { t } = useI18n();
  const isPlan = obstacle === "plan";
  return (
    <>
      <Text>{isPlan ? t("offline.needsPro") : t("offline.needsSwitch")}</Text>
      <ButtonLink href={isPlan ? paths.premium : paths.profile} variant="secondary" size="small">
        {isPlan ? t("offline.toPlans") : t("offline.toProfile")}
      </ButtonLink>
    </>
  );
}

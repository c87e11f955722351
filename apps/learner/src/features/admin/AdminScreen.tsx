import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import type { ReactNode } from "react";
import { paths } from "../../shared/routing/paths.ts";
import type { AdminPage } from "../../shared/routing/paths.ts";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";

const pages: readonly AdminPage[] = ["waitlist", "mails", "visits", "feedback", "support"];

export interface AdminScreenProps {
  readonly page: AdminPage;
  readonly children: ReactNode;
}

/** A page for administrators, with the way to the others; for anybody else there is none. */
export function AdminScreen({ page, children }: AdminScreenProps) {
  const { t } = useI18n();
  const session = useSession();
  const user = session.status === "member" ? session.user : null;
  const waits = user?.needs_second_step === true;
  if (user !== null && !user.is_superuser && !waits) return <Redirect to={paths.notFound} />;
  const title = t(`admin.${page}.title`);
  return (
    <TrailedScreen title={title} trail={[{ label: title, href: paths.admin(page) }]}>
      <Stack gap="large">
        <Stack gap="medium">
          <Stack gap="small">
            <Heading level={1}>{title}</Heading>
            <Text size="large" tone="second">
              {t(`admin.${page}.lead`)}
            </Text>
          </Stack>
          <Inline gap="small">
            {pages.map((one) => (
              <ButtonLink
                key={one}
                href={paths.admin(one)}
                variant={one === page ? "primary" : "secondary"}
                size="small"
                isCurrent={one === page}
              >
                {t(`admin.${one}.title`)}
              </ButtonLink>
            ))}
          </Inline>
        </Stack>
        {waits ? (
          <EmptyState
            illustration="drops"
            level={2}
            title={t("admin.secondStep")}
            actions={<ButtonLink href={paths.profile}>{t("admin.secondStepSetUp")}</ButtonLink>}
          >
            {t("admin.secondStepText")}
          </EmptyState>
        ) : (
          children
        )}
      </Stack>
    </TrailedScreen>
  );
}

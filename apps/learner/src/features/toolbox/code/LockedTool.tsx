import { useListPublicCapsules } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { paths } from "../../../shared/routing/paths.ts";

/** How many capsules are named; the catalogue has the others. */
const mostNamed = 5;

/** What opens the code notebooks, for whoever follows no such capsule. */
export function LockedTool() {
  const { t, locale } = useI18n();
  const capsules = useListPublicCapsules({ domain: "programming", language: locale });
  const named = capsules.status === "ready" ? capsules.data.items.slice(0, mostNamed) : [];
  return (
    <Stack gap="medium">
      <EmptyState
        level={2}
        title={t("code.books.lockedTitle")}
        actions={
          <ButtonLink href={paths.domain("programming")}>{t("code.books.toCatalogue")}</ButtonLink>
        }
      >
        {t("code.books.lockedText")}
      </EmptyState>
      {named.map((capsule) => (
        <Link key={capsule.id} href={paths.plan(capsule)}>
          {capsule.title}
        </Link>
      ))}
    </Stack>
  );
}

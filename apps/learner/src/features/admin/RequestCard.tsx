import type { SupportRequestSummary } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface RequestCardProps {
  readonly request: SupportRequestSummary;
}

/** A conversation in the list: who asks what, and since when. */
export function RequestCard({ request }: RequestCardProps) {
  const { t, date } = useI18n();
  const foreign = useForeignLanguage();
  const { id, author, language, subject, waiting_since: since, message_count: count } = request;
  const at = date(new Date(since ?? request.last_activity_at), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <Card as="li" padding="even">
      <Stack gap="small">
        <Link href={paths.adminSupport(id)} variant="standalone" lang={foreign(language)}>
          {subject}
        </Link>
        <Text size="small" tone="second">
          {t(since === null ? "admin.support.last" : "admin.support.since", { author, date: at })}
        </Text>
        <Inline gap="small">
          <Chip size="small">{t("admin.support.messages", { count })}</Chip>
          <Chip size="small">{t("admin.language", { language })}</Chip>
        </Inline>
      </Stack>
    </Card>
  );
}

import type { Mail } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Details } from "@alambic/ui/Details";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";

export interface MailCardProps {
  readonly mail: Mail;
}

const tones = { waiting: "neutral", sent: "right", kept: "accent", failed: "wrong" } as const;

/** A mail, how it went, and its text as long as there is one. */
export function MailCard({ mail }: MailCardProps) {
  const { t, date } = useI18n();
  const foreign = useForeignLanguage();
  const titleId = useId();
  const { recipient, status, attempts, error, text } = mail;
  const lang = foreign(mail.language);
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size="large" id={titleId} lang={lang}>
          {mail.subject}
        </Heading>
        <Text size="small" tone="second">
          {`${recipient} · ${date(new Date(mail.created_at), { dateStyle: "medium", timeStyle: "short" })}`}
        </Text>
        <Inline gap="small">
          <Chip size="small" tone={tones[status]}>
            {t(`admin.mails.status.${status}`)}
          </Chip>
          {attempts > 1 ? (
            <Chip size="small">{t("admin.mails.attempts", { count: attempts })}</Chip>
          ) : null}
        </Inline>
        {error === null ? null : <Text size="small">{t("admin.mails.error", { error })}</Text>}
        {text === null ? null : (
          <Details summary={t("admin.mails.read")}>
            <div lang={lang}>
              {text.split("\n\n").map((paragraph) => (
                <Text key={paragraph} size="small">
                  {paragraph}
                </Text>
              ))}
            </div>
          </Details>
        )}
      </Stack>
    </Card>
  );
}

import type { SupportConversationSummary } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { CircleCheck, Hourglass, Lock, MessageCircle } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";

export interface QuestionCardProps {
  readonly conversation: SupportConversationSummary;
  /** It is the one that is open. */
  readonly current: boolean;
}

const looks = {
  open: { tone: "info", icon: Hourglass },
  answered: { tone: "right", icon: CircleCheck },
  closed: { tone: "neutral", icon: Lock },
} as const;

/** A question in the list: what it is about, how it stands, and whether an answer is unread. */
export function QuestionCard({ conversation, current }: QuestionCardProps) {
  const { t, date } = useI18n();
  const { id, subject, status, unread_count: unread } = conversation;
  const at = date(new Date(conversation.last_activity_at), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <Card as="li" padding="even" tone={current ? "accent" : "plain"}>
      <Stack gap="small">
        <Link
          href={paths.conversation(id)}
          variant="standalone"
          current={current ? "page" : undefined}
        >
          {subject}
        </Link>
        <Inline gap="small">
          <Chip size="small" tone={looks[status].tone} icon={looks[status].icon}>
            {t(`talk.support.status.${status}`)}
          </Chip>
          {unread === 0 ? null : (
            <Chip size="small" tone="accent" icon={MessageCircle}>
              {t("talk.support.unread", { count: unread })}
            </Chip>
          )}
        </Inline>
        <Text size="small" tone="second">
          {at}
        </Text>
      </Stack>
    </Card>
  );
}

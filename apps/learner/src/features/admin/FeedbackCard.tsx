import type { Feedback } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Details } from "@alambic/ui/Details";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";

export interface FeedbackCardProps {
  readonly feedback: Feedback;
  /** It is being marked. */
  readonly pending: boolean;
  readonly onTurn: () => void;
}

const tones = { positive: "right", neutral: "neutral", negative: "wrong" } as const;
const parts = ["steps", "expected", "observed", "contact"] as const;

/** What a member said, on which page, and what helps to find it. */
export function FeedbackCard({ feedback, pending, onTurn }: FeedbackCardProps) {
  const { t, date } = useI18n();
  const foreign = useForeignLanguage();
  const titleId = useId();
  const { author, mood, kind, comment, details, page, category, language } = feedback;
  const lang = foreign(language);
  const sentAt = date(new Date(feedback.sent_at), { dateStyle: "medium", timeStyle: "short" });
  const told = parts.filter((part) => (details?.[part] ?? "").trim() !== "");
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size="large" id={titleId}>
          {t(`tools.feedback.kind.${kind}`)}
        </Heading>
        <Text size="small" tone="second">{`${author} · ${sentAt}`}</Text>
        <Inline gap="small">
          <Chip size="small" tone={tones[mood]}>
            {t(`mood.${mood}`)}
          </Chip>
          <Chip size="small">{t(`admin.visits.screen.${category}`)}</Chip>
          <Chip size="small">{page}</Chip>
          <Chip size="small">{t("admin.language", { language })}</Chip>
        </Inline>
        <div lang={lang}>
          {comment.split(/\n+/u).map((paragraph, index) => (
            <Text key={`${index}`}>{paragraph}</Text>
          ))}
        </div>
        {told.length === 0 ? null : (
          <Details summary={t("tools.feedback.precision")}>
            <Stack gap="small">
              {told.map((part) => (
                <Stack key={part} gap="xsmall">
                  <Text size="small" tone="second">
                    {t(`tools.feedback.${part}`)}
                  </Text>
                  <div lang={lang}>
                    <Text size="small">{details?.[part]}</Text>
                  </div>
                </Stack>
              ))}
            </Stack>
          </Details>
        )}
        <Inline gap="small">
          <Button
            variant="secondary"
            size="small"
            pending={pending}
            describedBy={titleId}
            onPress={onTurn}
          >
            {t(feedback.handled_at === null ? "admin.feedback.handle" : "admin.feedback.reopen")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

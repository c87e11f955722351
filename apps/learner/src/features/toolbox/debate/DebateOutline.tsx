import type { DebateContent } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Icon } from "@alambic/ui/Icon";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowLeft, ArrowRight } from "@alambic/ui/icons";
import { useId } from "react";

export interface DebateOutlineProps {
  readonly debate: DebateContent;
}

const isWritten = ({ text }: { readonly text: string }) => text.trim() !== "";

/** An argument at a glance: the claim with what bears it, each objection with what answers it. */
export function DebateOutline({ debate }: DebateOutlineProps) {
  const { t } = useI18n();
  const id = useId();
  const { claim, conclusion } = debate;
  const reasons = debate.reasons.filter(isWritten);
  const objections = debate.objections.filter(isWritten);
  const isEmpty = claim.trim() === "" && reasons.length === 0 && objections.length === 0;
  return (
    <Card as="section" tone="quiet" padding="even" labelledBy={id}>
      <Stack gap="small">
        <Heading level={2} size="title" id={id}>
          {t("debate.outline")}
        </Heading>
        {isEmpty ? <Text tone="second">{t("debate.outlineEmpty")}</Text> : null}
        {claim.trim() === "" ? null : <Text weight="strong">{claim}</Text>}
        {reasons.length === 0 ? null : (
          <Stack as="ul" gap="xsmall">
            {reasons.map(({ id: key, text }) => (
              <Inline key={key} as="li" wrap={false} align="start">
                <Icon icon={ArrowLeft} />
                <Text as="span">{t("debate.outlineBecause", { text })}</Text>
              </Inline>
            ))}
          </Stack>
        )}
        {objections.length === 0 ? null : (
          <Stack as="ul" gap="small">
            {objections.map(({ id: key, text, reply }) => (
              <Stack key={key} as="li" gap="xsmall">
                <Text>{t("debate.outlineObjection", { text })}</Text>
                <Inline wrap={false} align="start">
                  <Icon icon={ArrowRight} />
                  <Text as="span" tone={reply.trim() === "" ? "second" : "base"}>
                    {reply.trim() === ""
                      ? t("debate.outlineNoReply")
                      : t("debate.outlineReply", { text: reply })}
                  </Text>
                </Inline>
              </Stack>
            ))}
          </Stack>
        )}
        {conclusion.trim() === "" ? null : <Text weight="strong">{conclusion}</Text>}
      </Stack>
    </Card>
  );
}

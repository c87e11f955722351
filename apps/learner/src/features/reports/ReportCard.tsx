import { useCloseReport, useWithdrawAtom } from "@alambic/api-client/quality";
import type { Report } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Card } from "@alambic/ui/Card";
import { Chip } from "@alambic/ui/Chip";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Check, Flag, ShieldCheck, Trash2 } from "@alambic/ui/icons";
import { useId } from "react";
import { showQuality } from "../../shared/capsules/item-dialog.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { notify } from "../../shared/notices/notices.ts";

export interface ReportCardProps {
  readonly report: Report;
}

/** One report, and what can be done about it. */
export function ReportCard({ report }: ReportCardProps) {
  const { t, date } = useI18n();
  const foreign = useForeignLanguage();
  const titleId = useId();
  const withdrawal = useWithdrawAtom();
  const closure = useCloseReport();
  const { atom_id: atomId, capsule_title: capsule, lesson_title: lesson } = report;

  const withdraw = async () => {
    const done = await withdrawal.run({ atom_id: atomId });
    tell(done.ok, t("quality.withdrawDone"));
  };
  const keep = async () => {
    const done = await closure.run({ report_id: report.id });
    tell(done.ok, t("quality.keepDone"));
  };
  const tell = (ok: boolean, text: string) =>
    notify({
      tone: ok ? "right" : "wrong",
      about: report.id,
      text: ok ? text : t("quality.manageFailed"),
    });

  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size="large" id={titleId} lang={foreign(report.language)}>
            {report.question === "" ? lesson : report.question}
          </Heading>
          <Text size="small" tone="second">
            {`${capsule} · ${lesson} · ${date(new Date(report.created_at), { dateStyle: "medium" })}`}
          </Text>
        </Stack>
        <Inline gap="small">
          <Chip tone="wrong" icon={Flag}>
            {t(`quality.reason.${report.reason}`)}
          </Chip>
          {report.is_withdrawn ? <Chip tone="warning">{t("quality.withdrawn")}</Chip> : null}
        </Inline>
        {report.comment === "" ? null : (
          <Text>{t("quality.comment", { comment: report.comment })}</Text>
        )}
        {report.details.length === 0 ? null : (
          <Text size="small" tone="second">
            {`${t("quality.details")} ${report.details.join(" · ")}`}
          </Text>
        )}
        <Inline gap="small">
          <Button
            size="small"
            variant="secondary"
            icon={ShieldCheck}
            describedBy={titleId}
            onPress={() =>
              showQuality({
                atomId,
                language: report.language,
                sourceLanguage: report.source_language ?? undefined,
              })
            }
          >
            {t("quality.card")}
          </Button>
          {report.is_withdrawn ? null : (
            <Button
              size="small"
              variant="secondary"
              icon={Trash2}
              pending={withdrawal.status === "running"}
              describedBy={titleId}
              onPress={() => void withdraw()}
            >
              {t("quality.withdraw")}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={Check}
            pending={closure.status === "running"}
            describedBy={titleId}
            onPress={() => void keep()}
          >
            {t("quality.keep")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

import type { Plan } from "@alambic/contract";
import { planLimits } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { FileDrop } from "@alambic/ui/FileDrop";
import type { Creation } from "./useCreation.ts";
import { usePdfProblemText } from "./usePdfProblemText.ts";

export interface PdfFieldsProps {
  readonly creation: Creation;
  readonly plan: Plan;
}

const megabyte = 1024 * 1024;

/** The document, as far as the plan allows one. */
export function PdfFields({ creation, plan }: PdfFieldsProps) {
  const { t } = useI18n();
  const { state, dispatch, errors, isCreating, sent } = creation;
  const problemText = usePdfProblemText(plan);
  const { pdfBytes } = planLimits[plan];
  if (pdfBytes === 0) {
    return (
      <Banner tone="warm" title={t("create.pdfPlanTitle")}>
        {t("create.pdfPlanText")}
      </Banner>
    );
  }
  return (
    <FileDrop
      id="pdf"
      label={t("create.file")}
      hint={
        pdfBytes === null
          ? t("create.fileUnlimited")
          : t("create.fileLimit", { megabytes: pdfBytes / megabyte })
      }
      accept="application/pdf,.pdf"
      required
      file={state.file}
      transfer={isCreating ? { status: "sending", sent: sent < 1 ? sent : null } : undefined}
      error={errors.file === undefined ? undefined : problemText(errors.file)}
      onChange={(file) => dispatch({ type: "file", file })}
    />
  );
}

import type { Plan } from "@alambic/contract";
import { planLimits } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import type { PdfProblem } from "./checkPdf.ts";

const megabyte = 1024 * 1024;

/** Says why a file cannot be imported by a member of a plan. */
export function usePdfProblemText(plan: Plan): (problem: PdfProblem) => string {
  const { t } = useI18n();
  return (problem) => {
    switch (problem) {
      case "missing":
        return t("create.fileRequired");
      case "empty":
        return t("create.fileEmpty");
      case "not_pdf":
        return t("create.fileNotPdf");
      case "plan_required":
        return t("create.pdfPlanTitle");
      case "too_large":
        return t("create.fileTooLarge", { megabytes: (planLimits[plan].pdfBytes ?? 0) / megabyte });
    }
  };
}

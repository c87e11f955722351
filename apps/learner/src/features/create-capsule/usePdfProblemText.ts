import { useI18n } from "@alambic/i18n/react";
import type { PdfProblem } from "./checkPdf.ts";

const megabyte = 1024 * 1024;

/** Says why a file cannot be imported where so many bytes may be. */
export function usePdfProblemText(limit: number): (problem: PdfProblem) => string {
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
        return t("create.fileTooLarge", { megabytes: limit / megabyte });
    }
  };
}

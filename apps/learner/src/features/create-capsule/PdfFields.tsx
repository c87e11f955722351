import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { FileDrop } from "@alambic/ui/FileDrop";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import type { Creation } from "./useCreation.ts";
import { usePdfProblemText } from "./usePdfProblemText.ts";

export interface PdfFieldsProps {
  readonly creation: Creation;
  /** The largest PDF that may be imported, in bytes: infinite where that is not known, 0 where none may. */
  readonly limit: number;
  /** Closes the dialog, where the way on leads elsewhere. */
  readonly onLeave: () => void;
}

const megabyte = 1024 * 1024;

/** The document, as far as one may be imported. */
export function PdfFields({ creation, limit, onLeave }: PdfFieldsProps) {
  const { t } = useI18n();
  const { state, dispatch, errors, isCreating, sent } = creation;
  const problemText = usePdfProblemText(limit);
  if (limit === 0) {
    return (
      <Banner
        tone="warm"
        title={t("create.pdfPlanTitle")}
        actions={
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              onLeave();
              navigate(paths.premium);
            }}
          >
            {t("create.plans")}
          </Button>
        }
      >
        {t("create.pdfPlanText")}
      </Banner>
    );
  }
  return (
    <FileDrop
      id="pdf"
      label={t("create.file")}
      hint={
        limit === Infinity
          ? t("create.fileHint")
          : t("create.fileLimit", { megabytes: limit / megabyte })
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

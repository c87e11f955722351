import { useI18n } from "@alambic/i18n/react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Flag } from "../../primitives/icon/icons.ts";

export interface ReportButtonProps {
  readonly onReport: () => void;
}

/** Reports a problem with the question. */
export function ReportButton({ onReport }: ReportButtonProps) {
  const { t } = useI18n();
  return <IconButton icon={Flag} size="small" label={t("exercise.report")} onPress={onReport} />;
}

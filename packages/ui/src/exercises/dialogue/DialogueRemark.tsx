import type { DialogueContent, DialogueResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { RemarkProps } from "../RemarkProps.ts";

/** Says how many of several lines fit. */
export function DialogueRemark({ score }: RemarkProps<DialogueContent, DialogueResponse>) {
  const { t } = useI18n();
  const total = score.parts.length;
  if (score.correct || total < 2) return null;
  const right = score.parts.filter(({ correct }) => correct).length;
  return <p>{t("dialogue.remark", { right, total })}</p>;
}

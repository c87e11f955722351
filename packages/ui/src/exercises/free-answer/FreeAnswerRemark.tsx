import type { FreeAnswerContent, FreeAnswerResponse } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { RemarkProps } from "../RemarkProps.ts";

/** Says what the score is, and that it is the learner's own. */
export function FreeAnswerRemark(props: RemarkProps<FreeAnswerContent, FreeAnswerResponse>) {
  const { content, response } = props;
  const { t } = useI18n();
  const found = response.found_point_ids?.length ?? 0;
  return <p>{t("freeAnswer.remark", { found, total: content.key_points.length })}</p>;
}

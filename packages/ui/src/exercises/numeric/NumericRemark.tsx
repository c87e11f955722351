import type { NumericContent, NumericResponse } from "@alambic/contract";
import { standingOf } from "@alambic/domain/exercises/numeric/marking";
import { useI18n } from "@alambic/i18n/react";
import type { RemarkProps } from "../RemarkProps.ts";

/** Says that a wrong number lies close to the right one. */
export function NumericRemark(props: RemarkProps<NumericContent, NumericResponse>) {
  const { content, response, language } = props;
  const { t } = useI18n();
  return standingOf(content, response, language) === "close" ? <p>{t("numeric.close")}</p> : null;
}

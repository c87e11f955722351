import type { NumericContent, NumericResponse } from "@alambic/contract";
import { isApproximation, standingOf } from "@alambic/domain/exercises/numeric/marking";
import { useI18n } from "@alambic/i18n/react";
import type { RemarkProps } from "../RemarkProps.ts";

/** Says that a wrong number lies close to the right one, or that a fraction was rounded. */
export function NumericRemark(props: RemarkProps<NumericContent, NumericResponse>) {
  const { content, response, language } = props;
  const { t } = useI18n();
  if (isApproximation(content, response, language)) return <p>{t("numeric.approximate")}</p>;
  return standingOf(content, response, language) === "close" ? <p>{t("numeric.close")}</p> : null;
}

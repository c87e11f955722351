import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Maths } from "../maths/Maths.tsx";

/** A formula, with the texts that it needs. */
export default function MathsBlock({ tex }: { readonly tex: string }) {
  return (
    <I18nScope namespaces={["maths"]}>
      <Formula tex={tex} />
    </I18nScope>
  );
}

function Formula({ tex }: { readonly tex: string }) {
  const { t } = useI18n();
  return <Maths tex={tex} label={t("maths.formula")} />;
}

import { TextsScope, useI18n } from "@alambic/i18n/react";
import maths from "@alambic/i18n/texts/maths";
import { Maths } from "../maths/Maths.tsx";

const texts = [maths];

/** A formula, with the texts that it needs. */
export default function MathsBlock({ tex }: { readonly tex: string }) {
  return (
    <TextsScope texts={texts}>
      <Formula tex={tex} />
    </TextsScope>
  );
}

function Formula({ tex }: { readonly tex: string }) {
  const { t } = useI18n();
  return <Maths tex={tex} label={t("maths.formula")} />;
}

import { splitValue, writeValue } from "@alambic/domain/calculator";
import { useI18n } from "@alambic/i18n/react";

export interface CalculationValueProps {
  readonly value: number;
}

/** A value as the language writes it; powers of ten are read in words. */
export function CalculationValue({ value }: CalculationValueProps) {
  const { t, number } = useI18n();
  const { digits, power } = splitValue(value);
  const written = writeValue(value, number);
  if (power === null) return written;
  const said = {
    digits: number(digits, { maximumSignificantDigits: 12 }),
    power: number(power),
  };
  return (
    <span role="img" aria-label={t("tools.calculator.timesPower", said)}>
      {written}
    </span>
  );
}

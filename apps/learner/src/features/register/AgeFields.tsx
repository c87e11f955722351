import { countries, isCountry, leastAge } from "@alambic/domain/accounts";
import type { Country, Registration } from "@alambic/domain/accounts";
import type { PlainMessageId } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";
import { Checkbox } from "@alambic/ui/Checkbox";
import { Select } from "@alambic/ui/Select";

const names = {
  FR: "account.countryFr",
  BE: "account.countryBe",
  NL: "account.countryNl",
  other: "account.countryOther",
} as const satisfies Record<Country, PlainMessageId>;

export interface AgeFieldsProps {
  readonly country: string;
  readonly confirmedAge: number;
  readonly errorOf: (id: keyof Registration) => string | undefined;
  readonly onChange: (part: Partial<Registration>) => void;
}

/** The country, and the confirmation of the age from which an account is opened alone there. */
export function AgeFields({ country, confirmedAge, errorOf, onChange }: AgeFieldsProps) {
  const { t } = useI18n();
  const age = leastAge(country);
  return (
    <>
      <Select
        id="country"
        name="country"
        required
        label={t("account.country")}
        placeholder={t("account.countryChoose")}
        options={countries.map((value) => ({ value, label: t(names[value]) }))}
        value={isCountry(country) ? country : ""}
        error={errorOf("country")}
        onChange={(chosen) => onChange({ country: chosen })}
      />
      <Checkbox
        id="confirmed_age"
        name="confirmed_age"
        required
        label={t("account.ageConfirm", { age })}
        hint={t("account.ageHint")}
        checked={confirmedAge >= age}
        error={errorOf("confirmed_age")}
        onChange={(confirmed) => onChange({ confirmed_age: confirmed ? age : 0 })}
      />
    </>
  );
}

import type { FieldCode } from "./identity.ts";

/** Where a member lives, as far as the age from which one consents alone depends on it. */
export const countries = ["FR", "BE", "NL", "other"] as const;
export type Country = (typeof countries)[number];

/** Article 8 of the GDPR, as each country has it; elsewhere the strictest that it allows. */
const ages: Readonly<Record<Country, number>> = { FR: 15, BE: 13, NL: 16, other: 16 };

export function isCountry(value: string): value is Country {
  return countries.some((country) => country === value);
}

/** From which age an account is opened alone; where the country is not known, the strictest. */
export function leastAge(country: string): number {
  return ages[isCountry(country) ? country : "other"];
}

/**
 * Whether the age that was confirmed ("at least so many years") is enough for the country. A confirmation
 * is all that is asked: a date of birth would be a datum more, and no more certain.
 */
export function checkAge(country: string, confirmedAge: number): FieldCode | null {
  return confirmedAge >= leastAge(country) ? null : "age_unconfirmed";
}

import { readPackageFile } from "../files.ts";
import { isRecord, textsOf, textAt, valueAt } from "./walk.ts";

/** The day on which the currencies of the data set were those in use. */
export const asOf = "2026-11-01";

const supplemental = (name: string) =>
  valueAt(readPackageFile(`cldr-core/supplemental/${name}.json`), "supplemental");

/** Which part of the world each territory lies in, by the codes of the United Nations. */
export function readParts(): ReadonlyMap<string, string> {
  const containment = valueAt(supplemental("territoryContainment"), "territoryContainment");
  if (!isRecord(containment)) throw new Error("CLDR holds no containment");
  return new Map(
    Object.entries(containment)
      .filter(([part]) => /^\d{3}$/u.test(part))
      .flatMap(([part, within]) =>
        textsOf(valueAt(within, "_contains")).map((code) => [code, part] as const),
      ),
  );
}

export interface Tender {
  readonly currency: string;
  readonly from: string;
  readonly to?: string;
}

/** The currencies that have been legal tender in a territory, with their days. */
export function readTender(code: string): readonly Tender[] {
  const dated = valueAt(supplemental("currencyData"), "currencyData", "region", code);
  if (!Array.isArray(dated)) throw new Error(`CLDR knows no currency of ${code}`);
  return dated.flatMap((entry: unknown): Tender[] => {
    if (!isRecord(entry)) return [];
    return Object.entries(entry).flatMap(([currency, days]) => {
      if (valueAt(days, "_tender") === "false" || valueAt(days, "_from") === undefined) return [];
      const to = valueAt(days, "_to");
      const from = textAt(days, "_from");
      return [{ currency, from, ...(typeof to === "string" ? { to } : {}) }];
    });
  });
}

/** The name of a currency in English: Swedish Krona. */
export function nameOfCurrency(currency: string): string {
  const file = readPackageFile("cldr-numbers-full/main/en/currencies.json");
  return textAt(file, "main", "en", "numbers", "currencies", currency, "displayName");
}

/** Languages with a status in a territory: `official`, `de_facto_official`, `official_regional` … */
export function readOfficial(code: string): Readonly<Record<string, string>> {
  const info = valueAt(supplemental("territoryInfo"), "territoryInfo", code, "languagePopulation");
  if (!isRecord(info)) throw new Error(`CLDR knows no language of ${code}`);
  return Object.fromEntries(
    Object.entries(info).flatMap(([language, spoken]) => {
      const status = valueAt(spoken, "_officialStatus");
      return typeof status === "string" ? [[language.replace("_", "-"), status] as const] : [];
    }),
  );
}

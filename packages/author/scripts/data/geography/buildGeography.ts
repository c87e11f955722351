import { readSource } from "../files.ts";
import { asOf, nameOfCurrency, readOfficial, readParts, readTender } from "./readCldr.ts";
import { nameCountry, namesOf } from "./names.ts";
import { readCountries, readCurrencies, readUnsettled } from "./readSources.ts";
import type { WrittenCountry } from "./readSources.ts";
import { readBorders, readWorld } from "./readWorld.ts";

/** What the status of a language is where it is a language of the whole country. */
const official = ["official", "de_facto_official"];

/**
 * Countries as they are taught, from what was written by hand, and as CLDR and Natural Earth know
 * them, by which the author's verifier holds what is taught. Only what both agree on is taught.
 */
export function buildGeography() {
  const countries = readCountries();
  const codes = countries.map(({ code }) => code);
  const drawn = readBorders(readWorld(), codes);
  const parts = readParts();
  const { pairs, uncounted } = readUnsettled();
  const unsettled = (code: string) =>
    pairs.flatMap(([one, other]) => (one === code ? [other] : other === code ? [one] : []));
  const evidence = countries.map(({ code }) => {
    const { borders = [], shore = null } = drawn.get(code) ?? {};
    return {
      id: code,
      part: parts.get(code) ?? "",
      continent: parts.get(continentalPart(parts, code)) ?? "",
      borders: borders.filter((other) => codes.includes(other)),
      unsettled: unsettled(code),
      shore,
      tender: readTender(code),
      languages: readOfficial(code),
    };
  });
  assertBorders(countries, new Map(evidence.map((each) => [each.id, each])));
  const byCode = new Map(evidence.map((each) => [each.id, each]));
  const taught = countries.map((country) => {
    const known = byCode.get(country.code);
    const settled = country.neighbours.filter((other) => !known?.unsettled.includes(other));
    return {
      id: country.code,
      names: nameCountry(country.code, country.articles),
      ...(known?.part === country.part ? { part: country.part } : {}),
      continent: known?.continent ?? "",
      neighbours: settled,
      unsure: known?.unsettled ?? [],
      counted:
        known !== undefined &&
        known.shore !== null &&
        known.unsettled.length === 0 &&
        !uncounted.has(country.code),
      ...(known?.shore === country.shore ? { shore: country.shore } : {}),
      ...(pays(country) ? { currency: country.currency } : {}),
      languages: country.languages.filter((each) =>
        official.includes(known?.languages[each] ?? ""),
      ),
      // Not among the wrong answers: it has some standing there.
      heard: Object.keys(known?.languages ?? {}),
    };
  });
  return { taught, evidence };
}

/** South America lies within Latin America first, and so on: the part just below a continent. */
function continentalPart(parts: ReadonlyMap<string, string>, code: string): string {
  const continents = ["002", "009", "019", "142", "150"];
  const within = parts.get(code) ?? "";
  return within === "" || continents.includes(parts.get(within) ?? "")
    ? within
    : continentalPart(parts, within);
}

/** Whether the currency that was written is the only one that CLDR knows to be legal tender now. */
function pays({ code, currency }: WrittenCountry): boolean {
  const known = readCurrencies().find(({ id }) => id === currency)?.known ?? [];
  const now = readTender(code).filter(
    ({ from, to }) => from <= asOf && (to === undefined || to >= asOf),
  );
  return (
    now.length === 1 &&
    now.every((tender) =>
      nameOfCurrency(tender.currency)
        .toLowerCase()
        .split(" ")
        .some((word) => known.includes(word)),
    )
  );
}

type Known = { readonly borders: readonly string[]; readonly unsettled: readonly string[] };

function assertBorders(
  countries: readonly WrittenCountry[],
  evidence: ReadonlyMap<string, Known>,
): void {
  const faults = countries.flatMap(({ code, neighbours }) => {
    const { borders = [], unsettled = [] } = evidence.get(code) ?? {};
    const one = neighbours.filter((other) => !borders.includes(other));
    const other = borders.filter((each) => !neighbours.includes(each));
    return [...one, ...other]
      .filter((each) => !unsettled.includes(each))
      .map((each) => `${code} ${each}`);
  });
  if (faults.length > 0) throw new Error(`Written and drawn borders differ: ${faults.join(", ")}`);
}

/** What the data set calls parts of the world, languages and currencies. */
export function buildGeographyNames() {
  const { taught, evidence } = buildGeography();
  const places = readSource("continents-and-oceans");
  const parts = new Set([
    ...evidence.flatMap(({ part, continent }) => [part, continent]),
    ...places.flatMap(([id = "", , sea]) => (sea === undefined ? [id] : [])),
  ]);
  const languages = [...new Set(taught.flatMap((each) => each.languages))];
  return {
    parts: namesOf("territories", [...parts].toSorted()),
    oceans: Object.fromEntries(
      places.flatMap(([id = "", , , en, fr, nl]) =>
        en === undefined ? [] : [[id, { en, fr, nl }]],
      ),
    ),
    languages: namesOf("languages", languages.toSorted()),
    currencies: Object.fromEntries(readCurrencies().map(({ id, names }) => [id, names])),
    // Each coin's currency, by the word of its English name.
    coins: coinsOf(evidence.flatMap(({ tender }) => tender.map(({ currency }) => currency))),
  };
}

function coinsOf(currencies: readonly string[]): Readonly<Record<string, string>> {
  const kinds = readCurrencies();
  return Object.fromEntries(
    [...new Set(currencies)].toSorted().flatMap((currency) => {
      const words = nameOfCurrency(currency).toLowerCase().split(" ");
      const kind = kinds.find(({ known }) => known.some((word) => words.includes(word)));
      return kind === undefined ? [] : [[currency, kind.id] as const];
    }),
  );
}

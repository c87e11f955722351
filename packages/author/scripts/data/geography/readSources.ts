import { readSource } from "../files.ts";
import type { Shore } from "./readWorld.ts";

/** A country, as `sources/geography.txt` has it. */
export interface WrittenCountry {
  readonly code: string;
  readonly part: string;
  readonly neighbours: readonly string[];
  readonly shore: Shore;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly articles: Readonly<Record<"en" | "fr" | "nl", string>>;
}

export function readCountries(): readonly WrittenCountry[] {
  return readSource("geography").map((row) => {
    const [code = "", part = "", near = "", shore = "", spoken = "", currency = "", articles = ""] =
      row;
    const [en = "", fr = "", nl = ""] = articles.split(";");
    if (!isShore(shore)) throw new Error(`${code} has no shore: ${shore}`);
    return {
      code,
      part,
      neighbours: words(near),
      shore,
      languages: words(spoken),
      currency,
      articles: { en, fr, nl },
    };
  });
}

/** Pairs of countries that are not asked about, and countries whose neighbours are not counted. */
export function readUnsettled(): {
  readonly pairs: readonly (readonly [string, string])[];
  readonly uncounted: ReadonlySet<string>;
} {
  const rows = readSource("borders").map(([what = ""]) => words(what));
  return {
    pairs: rows.flatMap(([one = "", other]) =>
      other === undefined ? [] : [[one, other] as const],
    ),
    uncounted: new Set(rows.flatMap(([one = "", other]) => (other === undefined ? [one] : []))),
  };
}

/** Currencies with their names, and the words that CLDR's English names know them by. */
export function readCurrencies() {
  return readSource("currencies").map(([id = "", en = "", fr = "", nl = "", known = ""]) => ({
    id,
    names: { en, fr, nl },
    known: words(known),
  }));
}

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function isShore(text: string): text is Shore {
  return ["island", "landlocked", "both"].includes(text);
}

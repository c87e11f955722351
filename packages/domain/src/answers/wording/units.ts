import { withoutAccents } from "../normalise.ts";

/** Units by symbol with their names in the three languages, without accents, in the singular. */
const simple = `
  ° degre, degree, graad, graden, deg
  °c degre celsius, degree celsius, graad celsius, graden celsius, ° celsius, celsius, degre c, degree c, graad c, graden c, ° c, c
  °f f, degre f, degree f, graad f, graden f, ° f, degre fahrenheit, degree fahrenheit, graad fahrenheit, graden fahrenheit, ° fahrenheit, fahrenheit
  k kelvin
  m metre, meter
  g gramme, gram, gr
  l litre, liter
  t tonne, ton
  ha hectare
  s seconde, second, seconden, sec
  min minute, minuut, minuten, min
  h heure, hour, uur, uren, u, hr
  d jour, day, dag, dagen
  wk semaine, week, weken
  mo mois, month, maand, maanden
  y an, annee, year, jaar, jaren, yr
  hz hertz
  v volt
  w watt
  a ampere
  j joule
  n newton
  pa pascal
  mol mole
  ω ohm
  lx lux
  cd candela
  db decibel
  mi mile
  ft foot, feet
  € euro, eur
  $ dollar, usd
  km/h kmh, kph, km/u
  mi/h mph`;

const prefixes: Readonly<Record<string, string>> = {
  kilo: "k",
  hecto: "h",
  deci: "d",
  centi: "c",
  milli: "m",
  micro: "µ",
  nano: "n",
};

const symbols = new Map(
  simple
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, symbol = "", list = ""] = /^\s*(\S+) (.+)$/u.exec(line) ?? [];
      const names = list.split(", ");
      return names.map((name) => [name, symbol] as const);
    }),
);

const powers = [
  [/^(?:square|vierkante) (.+)$/u, "2"],
  [/^(.+?) (?:carres?|squared)$/u, "2"],
  [/^(?:cubic|kubieke) (.+)$/u, "3"],
  [/^(.+?) (?:cubes?|cubed)$/u, "3"],
  [/^(.+)\^([23])$/u, ""],
] as const;

/** The symbol of a unit that is named, in the singular or plural; undefined for other words. */
export function symbolOfUnit(name: string): string | undefined {
  const bare = withoutAccents(name);
  const symbol = bare.length < 3 ? undefined : symbolOf(bare);
  return symbol === bare ? undefined : symbol;
}

function symbolOf(name: string): string {
  for (const [pattern, power] of powers) {
    const [, base, exponent = ""] = pattern.exec(name) ?? [];
    if (base !== undefined) return symbolOf(base) + power + exponent;
  }
  const singular = name.replace(/s$/u, "");
  const known = symbols.get(name) ?? symbols.get(singular) ?? symbols.get(name.replace("s ", " "));
  if (known !== undefined) return known;
  const [, prefix = "", base = ""] =
    /^(kilo|hecto|deci|centi|milli|micro|nano)(.+)$/u.exec(singular) ?? [];
  const symbol = symbols.get(base);
  if (/^[kcdm][mgl]s$/u.test(name)) return singular;
  return symbol === undefined ? name : `${prefixes[prefix] ?? ""}${symbol}`;
}

/** What stands behind a number, its units by their symbols: *square kilometres* is *km2*. */
export function withSymbols(text: string): string {
  const bare = withoutAccents(text);
  const symbol =
    symbols.get(bare) ??
    bare
      .split(/ ?\/ ?| (?:per|par) | a l'/u)
      .map(symbolOf)
      .join("/");
  return symbol === bare ? text : symbol;
}

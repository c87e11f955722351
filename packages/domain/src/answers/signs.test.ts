import { expect, test } from "vitest";
import type { Locale } from "@alambic/contract";
import { matchAnswer } from "./index.ts";

test.each<[Locale, string, string, "right" | "slip" | "wrong"]>([
  ["fr", "zinc + cuivre", "cuivre et zinc", "right"],
  ["fr", "cuivre", "cuivre et zinc", "wrong"],
  ["fr", "l’eau puis l’acide", "l’acide puis l’eau", "wrong"],
  ["en", "portugal & spain", "Spain and Portugal", "right"],
  ["nl", "1e en 2e kamer", "de Eerste Kamer en de Tweede Kamer", "right"],
  ["nl", "eerste en derde kamer", "de Eerste Kamer en de Tweede Kamer", "wrong"],
  ["fr", "pi fois r au carré", "πr²", "right"],
  ["fr", "pi*r^2", "π × r²", "right"],
  ["fr", "2πr", "πr²", "wrong"],
  ["en", "mass over volume", "mass divided by volume", "right"],
  ["en", "volume over mass", "mass divided by volume", "wrong"],
  ["en", "I * R", "R × I", "right"],
  ["en", "R / I", "R × I", "wrong"],
  ["en", "c × a + b", "a + b × c", "wrong"],
  ["en", "30 to 2", "30:2", "right"],
  ["en", "2 to 30", "30:2", "wrong"],
  ["en", "30", "30:2", "wrong"],
  ["nl", "tussen de 100 en 120", "100 tot 120", "right"],
  ["nl", "120 tot 100", "100 tot 120", "wrong"],
  ["en", "70 miles per hour", "70 mph", "right"],
  ["en", "70 km/h", "70 mph", "wrong"],
  ["nl", "80-jarige oorlog", "de Tachtigjarige Oorlog", "right"],
  ["nl", "30-jarige oorlog", "de Tachtigjarige Oorlog", "wrong"],
  ["nl", "bijv. naamwoord", "bijvoeglijk naamwoord", "right"],
  ["nl", "zelfst. naamwoord", "bijvoeglijk naamwoord", "wrong"],
  ["en", "the speed of the shutter", "shutter speed", "right"],
  ["en", "9 squared", "9", "wrong"],
  ["fr", "l’inflassion", "l’inflation", "slip"],
  ["fr", "pancréasse", "le pancréas", "slip"],
  ["fr", "le signe", "le cygne", "wrong"],
  ["fr", "soufre", "souffre", "wrong"],
  ["en", "satern", "Saturn", "slip"],
  ["en", "bishup", "bishop", "slip"],
  ["en", "symbol", "the cymbal", "wrong"],
  ["en", "ethanal", "ethanol", "wrong"],
  ["nl", "koolstofdiokside", "koolstofdioxide", "slip"],
  ["nl", "de leider", "de lijder", "wrong"],
  ["nl", "Anne Franken", "Anne Frank", "wrong"],
])("in %s %s for %s is %s", (locale, typed, accepted, verdict) => {
  const match = matchAnswer(typed, [accepted], { locale });
  const found = match.accepted ? (match.slip === null ? "right" : "slip") : "wrong";
  expect(found).toBe(verdict);
});

import { describe, expect, it } from "vitest";

import { datedEntryIn, datedEventIn } from "./datesIn.ts";

describe("datedEventIn", () => {
  it.each([
    [
      "fr",
      "En 1830, la Belgique devient indépendante.",
      "1830",
      "La Belgique devient indépendante",
    ],
    [
      "fr",
      "Le 21 juillet 1831, Léopold Ier prête serment à Bruxelles.",
      "1831",
      "Léopold Ier prête serment à Bruxelles",
    ],
    [
      "fr",
      "La première ligne de chemin de fer relie Bruxelles à Malines en 1835.",
      "1835",
      "La première ligne de chemin de fer relie Bruxelles à Malines",
    ],
    [
      "fr",
      "En 843, le traité de Verdun partage l’empire de Charlemagne.",
      "843",
      "Le traité de Verdun partage l’empire de Charlemagne",
    ],
    [
      "en",
      "On 14 July 1789 the crowd stormed the Bastille in Paris.",
      "1789",
      "The crowd stormed the Bastille in Paris",
    ],
    [
      "en",
      "The first railway was opened in 1825 between Stockton and Darlington.",
      "1825",
      "The first railway was opened between Stockton and Darlington",
    ],
    ["en", "James Watt died in 1819 in Heathfield.", "1819", "James Watt died in Heathfield"],
    // Without its year the Dutch sentence begins with its verb.
    [
      "nl",
      "In 1830 werd België onafhankelijk van Nederland.",
      "1830",
      "… werd België onafhankelijk van Nederland",
    ],
    [
      "nl",
      "De eerste trein reed in 1835 van Brussel naar Mechelen.",
      "1835",
      "De eerste trein reed van Brussel naar Mechelen",
    ],
  ] as const)("%s: %s", (language, sentence, year, event) => {
    expect(datedEventIn(sentence, language)).toEqual({ year, event });
  });

  it.each([
    // The date is that of a part: of a treaty, of a birth, of a law.
    ["fr", "Le traité signé en 1839 reconnaît l’indépendance de la Belgique."],
    ["fr", "Le traité signé par les grandes puissances en 1839 garantit la neutralité du pays."],
    ["fr", "Charles Darwin, né en 1809 à Shrewsbury, publie un livre."],
    ["en", "The treaty recognises the state founded in 1830."],
    ["nl", "De wet die in 1901 werd aangenomen, verbood kinderarbeid in fabrieken."],
    ["nl", "Het in 1839 gesloten verdrag erkent de onafhankelijkheid."],
    // It leans on another sentence.
    ["fr", "En 1786, il y fait planter un champ de pommes de terre."],
    ["fr", "En 1588, le gouverneur de Mons en envoie deux à Vienne."],
    ["en", "In 1845 they left the country for the towns of America."],
    ["nl", "In 1945 werd hij burgemeester van Brussel."],
    ["fr", "En 1841, dix ans plus tard, le roi Guillaume quitte le trône."],
    // Two years, an amount, a span, a century.
    ["en", "In 1914 the war began that ended in 1918."],
    ["en", "The book on the bees was printed in 1500 copies."],
    ["fr", "Le livre sur les abeilles fut imprimé en 1500 exemplaires."],
    ["fr", "Le verre de silice pur fond vers 1700 °C."],
    ["nl", "De fabriek in de stad telde rond 1500 arbeiders."],
    ["en", "In 1500 cases the treatment of the patients failed."],
    ["nl", "In 1500 gevallen mislukte de behandeling van de patiënten."],
    ["fr", "Entre 1845 et 1852, la famine tue un million de personnes."],
    ["en", "The mill has worked without a break since 1830."],
    ["en", "In 1901 the queen of the nineteenth century died in London."],
  ] as const)("is silent of %s: %s", (language, sentence) => {
    expect(datedEventIn(sentence, language)).toBeNull();
  });
});

describe("datedEntryIn", () => {
  it.each([
    ["fr", "1830 : indépendance de la Belgique.", "1830", "Indépendance de la Belgique"],
    ["en", "1928 – Fleming discovers penicillin", "1928", "Fleming discovers penicillin"],
    ["nl", "1953: watersnood in Zeeland", "1953", "Watersnood in Zeeland"],
  ] as const)("%s: %s", (language, entry, year, event) => {
    expect(datedEntryIn(entry, language)).toEqual({ year, event });
  });

  it.each([
    "1914 – the war that ended in 1918",
    "1928 metres above the sea",
    "1830: it began there",
  ])("is silent of: %s", (entry) => {
    expect(datedEntryIn(entry, "en")).toBeNull();
  });
});

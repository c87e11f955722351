import { buildCalendar } from "./data/buildCalendar.ts";
import { buildCountries } from "./data/buildCountries.ts";
import { buildCapitals, buildElements } from "./data/buildFacts.ts";
import { buildGeography, buildGeographyNames } from "./data/geography/buildGeography.ts";
import { buildMaps } from "./data/geography/buildMaps.ts";
import { buildKanji, buildKanjiWords } from "./data/buildKanji.ts";
import { buildLanguages } from "./data/buildLanguages.ts";
import { buildNumbers } from "./data/buildNumbers.ts";
import { buildPhrases } from "./data/buildPhrases.ts";
import { buildPictures } from "./data/buildPictures.ts";
import { buildSituations } from "./data/buildSituations.ts";
import { buildVerbs } from "./data/buildVerbs.ts";
import { buildUnits, buildVocabulary } from "./data/buildVocabulary.ts";
import { buildPrograms } from "./data/programs/buildPrograms.ts";
import { loadPython } from "./data/programs/loadPython.ts";
import { runJavaScript } from "./data/programs/runJavaScript.ts";
import { writeDataSet } from "./data/files.ts";

// Makes content/data/*.json from content/data/sources and from CLDR. Run it after a change of
// either, and commit what it writes: `node scripts/extract-data.ts` in apps/server.

const vocabulary = buildVocabulary();
writeDataSet("vocabulary", vocabulary);
writeDataSet("phrases", buildPhrases());
writeDataSet("situations", buildSituations());
writeDataSet("verbs", buildVerbs());
writeDataSet("numbers", buildNumbers());
writeDataSet("calendar", buildCalendar());
writeDataSet("units", buildUnits());
writeDataSet("countries", buildCountries());
writeDataSet("languages", buildLanguages());
writeDataSet("elements", buildElements());
writeDataSet("capitals", buildCapitals());
const { taught, evidence } = buildGeography();
writeDataSet("geography", taught);
writeDataSet("geography-evidence", evidence);
writeDataSet("geography-names", buildGeographyNames());
writeDataSet("maps", buildMaps());
writeDataSet("kanji", buildKanji());
writeDataSet("kanji-words", buildKanjiWords());
writeDataSet("programs-javascript", buildPrograms("javascript", runJavaScript));
writeDataSet("programs-python", buildPrograms("python", await loadPython()));
writeDataSet("pictures", buildPictures(vocabulary));

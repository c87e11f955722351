import { buildWordRanks } from "./data/buildWordRanks.ts";
import { languages, writeDataSet } from "./data/files.ts";

// Makes content/data/share-alike/words-*.json from lists of words by their frequency, which packages
// for development hold: `node scripts/extract-words.ts` in apps/server.

for (const language of languages)
  writeDataSet(`share-alike/words-${language}`, buildWordRanks(language));

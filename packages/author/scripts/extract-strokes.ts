import { buildStrokes } from "./data/buildStrokes.ts";
import { writeDataSet } from "./data/files.ts";

// Makes content/data/share-alike/strokes-*.json from a checkout of KanjiVG
// (https://github.com/KanjiVG/kanjivg): `node scripts/extract-strokes.ts <folder>` in apps/server.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of a checkout of KanjiVG");
for (const [set, strokes] of buildStrokes(folder))
  writeDataSet(`share-alike/strokes-${set}`, strokes);

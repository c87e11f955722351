import { fitAndWrite } from "./rankerRows.ts";

// `node scripts/eval/ranking/fit.ts`: fits the ranker of the document author to all verdicts, and writes its weights.
fitAndWrite();

import { buffer } from "node:stream/consumers";

import { extractText } from "./extractText.ts";

// Runs in a process of its own: the PDF comes in by standard input, the result goes out as JSON.

const [maxPages = "0", maxCharacters = "0"] = process.argv.slice(2);
const bytes = new Uint8Array(await buffer(process.stdin));
const result = await extractText(bytes, {
  maxPages: Number(maxPages),
  maxCharacters: Number(maxCharacters),
});
process.stdout.write(JSON.stringify(result));

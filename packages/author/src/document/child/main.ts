import { buffer } from "node:stream/consumers";

import { getResolvedPDFJS } from "unpdf";

import { extractText } from "./extractText.ts";

// Runs in a process of its own: the PDF comes in by standard input, the result goes out as JSON,
// and a message with each page that was read.

const [maxPages = "0", maxCharacters = "0"] = process.argv.slice(2);
await getResolvedPDFJS();
const bytes = new Uint8Array(await buffer(process.stdin));
const limits = { maxPages: Number(maxPages), maxCharacters: Number(maxCharacters) };
const result = await extractText(bytes, limits, () => process.send?.("page read"));
process.stdout.write(JSON.stringify(result));

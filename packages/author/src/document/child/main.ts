import { buffer } from "node:stream/consumers";

import { getResolvedPDFJS } from "unpdf";

import type { ExtractionResult } from "../../model/ExtractedDocument.ts";
import { extractText } from "./extractText.ts";

// Runs in a process of its own: the PDF comes in by standard input, what is read goes out as lines of
// JSON, of which each is better than the one before, and a message with each page that was read.

const [maxPages = "0", maxCharacters = "0"] = process.argv.slice(2);
await getResolvedPDFJS();
const bytes = new Uint8Array(await buffer(process.stdin));
const limits = { maxPages: Number(maxPages), maxCharacters: Number(maxCharacters) };
const write = (result: ExtractionResult) => process.stdout.write(`${JSON.stringify(result)}\n`);
write(await extractText(bytes, limits, () => process.send?.("page read"), write));

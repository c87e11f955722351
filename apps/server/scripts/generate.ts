import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import mjml2html from "mjml";

/** Compiles the letter that every mail is, so that the server needs no MJML. */
const source = readFileSync(join(import.meta.dirname, "mail/letter.mjml"), "utf8");
const { html, errors } = await mjml2html(source, { validationLevel: "strict" });
if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join("\n"));

const header = "/* Generated from scripts/mail/letter.mjml by scripts/generate.ts. */\n";
const text = `${header}export const letter = ${JSON.stringify(html)};\n`;
writeFileSync(join(import.meta.dirname, "../generated/letter.ts"), text);

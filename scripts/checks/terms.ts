import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import type { Check } from "./Check.ts";

const shareAlike = /ShareAlike|share-alike|-sa\b/iu;
const section = /^## Licence\n(?<text>[\s\S]*?)(?=^## |(?![\s\S]))/mu;

/** The README says of the terms of fonts, pictures and data what NOTICE says. */
export const terms: Check = {
  name: "terms of data as NOTICE names them",
  findings: () => judgeTerms(read("README.md"), read("NOTICE")),
};

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Where the README says other than NOTICE. */
export function judgeTerms(readme: string, notice: string): string[] {
  const text = section.exec(readme)?.groups?.["text"] ?? "";
  const wrong: string[] = [];
  if (shareAlike.test(notice) && !shareAlike.test(text)) {
    wrong.push("NOTICE names data under share-alike terms, and README.md does not say so");
  }
  if (shareAlike.test(notice) && /all of them permissive/iu.test(text)) {
    wrong.push("README.md calls all terms permissive, and NOTICE names share-alike ones");
  }
  if (!shareAlike.test(notice) && shareAlike.test(text)) {
    wrong.push("README.md speaks of share-alike terms, and NOTICE names none");
  }
  for (const work of shareAlikeWorks(notice)) {
    if (!text.includes(work)) wrong.push(`README.md does not name ${work}, which is share-alike`);
  }
  return wrong;
}

/** The works that NOTICE names under share-alike terms, by the word that they begin with. */
export function shareAlikeWorks(notice: string): string[] {
  const works = notice.split(/\n(?= {2}\S)/u).filter((work) => /ShareAlike/u.test(work));
  return works.map((work) => /^ *(?<name>[\w-]+)/u.exec(work)?.groups?.["name"] ?? "");
}

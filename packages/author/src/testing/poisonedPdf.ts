import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { makePdf, readSampleText } from "./makePdf.ts";
import { orders } from "./poisonedRequest.ts";

/** The sample text as a PDF with orders to a model wherever a PDF has room for words. */
export function poisonedPdf(language: InstructionLanguage): Promise<Uint8Array> {
  const { given, stated } = orders[language];
  const blocks = readSampleText(language)
    .split(/\n\s*\n/u)
    .flatMap((block, index, all) => {
      if (block.startsWith("#")) return [block];
      const followsTitle = all[index - 1]?.startsWith("## ") === true;
      if (followsTitle) return [block, `## ${index % 2 === 0 ? given : stated}`];
      return index % 3 === 0 ? [`${block} ${stated}`, given] : [block, stated];
    });
  const titles = blocks.filter((block) => block.startsWith("## ")).map((block) => block.slice(3));
  return makePdf([`## ${given}`, ...blocks].join("\n\n"), {
    title: stated,
    keywords: [given, stated],
    outline: [given, stated, ...titles],
  });
}

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { letters, standIns } from "../src/global/fontFaces.ts";

const prefix = "alambic-fonts";

type Rule = Readonly<Record<string, string>>;

/** A rule as CSS writes it. */
function cssOf(family: string, rule: Rule): string {
  const lines = Object.entries({ fontFamily: `"${family}"`, ...rule }).map(([name, value]) => {
    return `  ${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}: ${value};\n`;
  });
  return `@font-face {\n${lines.join("")}}\n`;
}

/** Lays the letters of the kit beside a script, with the style sheet for pages that want them. */
export function fontsBeside(): Plugin {
  return {
    name: "fonts-beside",
    generateBundle() {
      const emitted = (path: string) => {
        const fileName = `${prefix}-${basename(path)}`;
        const source = readFileSync(fileURLToPath(import.meta.resolve(path)));
        this.emitFile({ type: "asset", fileName, source });
        return fileName;
      };
      const faces = Object.entries(letters).flatMap(([family, rules]) =>
        rules.map((rule) => {
          const src = rule.src.replace(
            /url\("([^"]+)"\)/u,
            (_, path: string) => `url("${emitted(path)}")`,
          );
          return cssOf(family, { ...rule, src });
        }),
      );
      const others = Object.entries(standIns).map(([family, rule]) => cssOf(family, rule));
      const source = `/* The letters of the exercises, for pages that want them. */\n${[...faces, ...others].join("")}`;
      this.emitFile({ type: "asset", fileName: `${prefix}.css`, source });
    },
  };
}

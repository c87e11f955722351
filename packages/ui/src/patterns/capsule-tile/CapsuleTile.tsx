import type { Domain } from "@alambic/contract";
import { toneColors } from "../../primitives/chip/Chip.css.ts";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { tile } from "./CapsuleTile.css.ts";
import { domainTones } from "./domain-tones.ts";

export const capsuleTileSizes = ["medium", "large"] as const;

export interface CapsuleTileProps {
  /** One or two characters that stand for the capsule. */
  readonly icon: string;
  readonly domain: Domain;
  readonly size?: (typeof capsuleTileSizes)[number] | undefined;
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** The face of a capsule. Decoration: its title always stands beside it. */
export function CapsuleTile({ icon, domain, size = "medium" }: CapsuleTileProps) {
  const lang = japanese.test(icon) ? "ja" : undefined;
  useLanguageFont(lang, icon);
  return (
    <span
      className={`${toneColors[domainTones[domain]]} ${tile({ size })}`}
      lang={lang}
      aria-hidden
    >
      {icon}
    </span>
  );
}

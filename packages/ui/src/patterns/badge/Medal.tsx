import { useId } from "react";
import { Lock } from "../../primitives/icon/icons.ts";
import type { BadgeEmblem, BadgeTier } from "./badge-emblems.ts";
import { emblemGlyphs } from "./badge-emblems.ts";
import { medalAtoms } from "./medal-layout.ts";
import * as styles from "./Medal.css.ts";

export const medalSizes = ["small", "medium", "large"] as const;

export interface MedalProps {
  readonly emblem: BadgeEmblem;
  readonly tier?: BadgeTier | undefined;
  readonly size?: (typeof medalSizes)[number] | undefined;
  /** From 0 to 1: how full its flask is. A full one is earned. */
  readonly level: number;
  /** Lets it fill and ring when it comes. */
  readonly celebrated?: boolean | undefined;
}

const flask = 26;
const wave = "M-54 0c9-5 18-5 27 0s18 5 27 0 18-5 27 0 18 5 27 0V60H-54z";

/** A badge's picture: a flask inside a molecule. Decoration: the words beside it say the same. */
export function Medal(props: MedalProps) {
  const { emblem, tier = 1, size = "medium", level, celebrated = false } = props;
  const gradient = useId();
  const clip = useId();
  const Glyph = emblemGlyphs[emblem];
  const part = Math.min(1, Math.max(0, level));
  const earned = part === 1;
  const points = medalAtoms(tier, 40);
  const outline = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
  const surface = earned ? -flask - 6 : flask - 2 * flask * part;
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
      className={styles.medal({ size })}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" className={styles.from} />
          <stop offset="1" className={styles.to} />
        </linearGradient>
        <clipPath id={clip}>
          <circle r={flask - 1} />
        </clipPath>
      </defs>
      {celebrated ? <circle r={flask} className={styles.ring} /> : null}
      <path d={outline} className={styles.bonds({ earned })} />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6.5} className={styles.atom({ earned })} />
      ))}
      <circle r={flask} className={styles.glass({ earned })} />
      {part === 0 ? null : (
        <g clipPath={`url(#${clip})`} className={styles.content({ earned })}>
          <g className={celebrated ? styles.filling : undefined}>
            <path d={wave} transform={`translate(0 ${surface})`} fill={`url(#${gradient})`} />
          </g>
        </g>
      )}
      <Glyph x={-13} y={-13} width={26} height={26} className={styles.sign({ earned })} />
      {earned ? null : (
        <g transform="translate(22 22)">
          <circle r={11} className={styles.lockGround} />
          <Lock x={-6.5} y={-6.5} width={13} height={13} className={styles.lock} />
        </g>
      )}
    </svg>
  );
}

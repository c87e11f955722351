import { useId } from "react";
import {
  essence,
  falling,
  glass,
  ground,
  haze,
  liquid,
  pane,
  rising,
  risingLater,
  shine,
  thin,
} from "./Illustration.css.ts";

export interface StillProps {
  /** The still is at work: it bubbles and drips. */
  readonly working: boolean;
}

/** The still: what is poured in rises, crosses the arm and comes down as essence. */
export function Still({ working }: StillProps) {
  const clip = useId();
  return (
    <>
      <ellipse cx="84" cy="70" rx="72" ry="48" className={haze} />
      <rect x="20" y="112" width="126" height="4" rx="2" className={ground} />
      <clipPath id={clip}>
        <circle cx="62" cy="78" r="31" />
      </clipPath>
      <circle cx="62" cy="78" r="31" className={pane} />
      <g clipPath={`url(#${clip})`}>
        <path d="M28 80c10-7 20-6 32-1s24 5 38-2v36H28z" className={liquid} />
        <circle cx="52" cy="94" r="4" className={working ? `${shine} ${rising}` : shine} />
        <circle cx="68" cy="98" r="2.75" className={working ? `${shine} ${risingLater}` : shine} />
        <circle cx="75" cy="90" r="3.25" className={essence} />
      </g>
      <path d="M53 48V28M71 48V34" className={glass} />
      <path d="M53 48.4a31 31 0 1 0 18 0" className={glass} />
      <path d="M50 28c0-13 10-18 22-16 26 3 40 20 45 50" className={glass} />
      <path d="M71 36c0-7 2-9 6-8 16 3 25 14 30 36" className={glass} />
      <path d="M105.5 64.5l13-3" className={glass} />
      <path
        d="M114 70c3 4 4.5 6 4.5 8.5a4.5 4.5 0 0 1-9 0C109.5 76 111 74 114 70z"
        className={working ? `${essence} ${falling}` : essence}
      />
      <path d="M101 86l3 25a2 2 0 0 0 2 2h17a2 2 0 0 0 2-2l3-25z" className={pane} />
      <path
        d="M103.4 98h23.2l-1.6 13a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2z"
        className={essence}
        opacity="0.55"
      />
      <path d="M101 86l3 25a2 2 0 0 0 2 2h17a2 2 0 0 0 2-2l3-25M99 86h31" className={glass} />
      <path d="M41 72a22 22 0 0 1 6-11" className={thin} />
    </>
  );
}

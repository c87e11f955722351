import { useId } from "react";
import { essence, glass, ground, haze, liquid, pane, shine, thin } from "./Illustration.css.ts";

const outline = "M70 22v30L41 98a9 9 0 0 0 8 14h62a9 9 0 0 0 8-14L90 52V22";

/** An empty flask with a first drop above it: something can begin here. */
export function Flask() {
  const clip = useId();
  return (
    <>
      <ellipse cx="80" cy="72" rx="68" ry="46" className={haze} />
      <rect x="24" y="114" width="112" height="4" rx="2" className={ground} />
      <clipPath id={clip}>
        <path d={`${outline}z`} />
      </clipPath>
      <path d={`${outline}z`} className={pane} />
      <g clipPath={`url(#${clip})`}>
        <path d="M34 94c12-6 22-6 34-2s28 6 58-3v30H34z" className={liquid} />
        <circle cx="66" cy="103" r="3" className={shine} />
        <circle cx="92" cy="101" r="4" className={shine} />
      </g>
      <path d={outline} className={glass} />
      <path d="M65 22h30" className={glass} />
      <path d="M62 76l7-12" className={thin} />
      <path d="M80 2c3.5 4.5 5 7 5 9.6a5 5 0 0 1-10 0C75 9 76.5 6.5 80 2z" className={essence} />
    </>
  );
}

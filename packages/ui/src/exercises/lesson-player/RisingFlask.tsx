import { inlineVars } from "../../tokens/inlineVars.ts";
import { useId } from "react";
import { bubble, drop, glass, level, liquid, pane, shine, vessel } from "./RisingFlask.css.ts";

const outline = "M88 18v46L44 138a14 14 0 0 0 12 21h88a14 14 0 0 0 12-21L112 64V18";

/** A flask that fills to a share of 0 to 1. Decoration: the words beside it say how it went. */
export function RisingFlask({ share }: { readonly share: number }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 200 172"
      aria-hidden="true"
      focusable="false"
      className={vessel}
      style={inlineVars({ [level]: String(share) })}
    >
      <defs>
        <linearGradient id={`${id}-liquid`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" className={shine} />
          <stop offset="1" className={drop} />
        </linearGradient>
        <clipPath id={`${id}-glass`}>
          <path d={`${outline}z`} />
        </clipPath>
      </defs>
      <path d={`${outline}z`} className={pane} />
      <g clipPath={`url(#${id}-glass)`}>
        <g className={liquid}>
          <path
            d="M-40 62c20-9 38-9 60 0s40 9 60 0 38-9 60 0 40 9 60 0 38-9 60 0v160H-40z"
            fill={`url(#${id}-liquid)`}
          />
          <circle cx="84" cy="112" r="5" className={bubble} />
          <circle cx="112" cy="96" r="4" className={bubble} />
          <circle cx="102" cy="132" r="6" className={bubble} />
        </g>
      </g>
      <path d={outline} className={glass} />
      <path d="M80 18h40" className={glass} />
    </svg>
  );
}

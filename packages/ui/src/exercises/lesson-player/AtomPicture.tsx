import { useId } from "react";
import { inlineVars } from "../../tokens/inlineVars.ts";
import {
  bond,
  bondLit,
  drop,
  glass,
  level,
  liquid,
  pane,
  shine,
  vessel,
} from "./AtomPicture.css.ts";

export interface AtomPictureProps {
  /** Of 0 to 1: how much of the lesson is known. */
  readonly share: number;
  /** A lesson comes after this one. */
  readonly leadsOn: boolean;
}

/**
 * This lesson as the atom that it is in its molecule: it fills, and once it is full its bond to the next
 * one lights. Decoration: the words beside it say how it went.
 */
export function AtomPicture({ share, leadsOn }: AtomPictureProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 200 104"
      aria-hidden="true"
      focusable="false"
      className={vessel}
      style={inlineVars({ [level]: String(share) })}
    >
      <defs>
        <linearGradient id={`${id}-liquid`} x1="0" x2="0.6" y1="0" y2="1">
          <stop offset="0" className={shine} />
          <stop offset="1" className={drop} />
        </linearGradient>
        <clipPath id={`${id}-glass`}>
          <circle cx="100" cy="52" r="38" />
        </clipPath>
      </defs>
      <path d="M0 88 62 66" className={`${bond} ${bondLit}`} />
      {leadsOn ? (
        <>
          <path d="M138 40 200 16" className={bond} />
          {share === 1 ? (
            <path d="M138 40 200 16" pathLength="1" className={`${bond} ${bondLit}`} />
          ) : null}
        </>
      ) : null}
      <circle cx="100" cy="52" r="40" className={pane} />
      <g clipPath={`url(#${id}-glass)`}>
        <path
          d="M-20 12c20-8 38-8 60 0s40 8 60 0 38-8 60 0 40 8 60 0v120H-20z"
          fill={`url(#${id}-liquid)`}
          className={liquid}
        />
      </g>
      <circle cx="100" cy="52" r="40" className={glass} />
      {share === 1 ? <path d="M82 53l12 13 24-27" className={glass} data-tick="" /> : null}
    </svg>
  );
}

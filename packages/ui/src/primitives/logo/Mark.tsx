import { useId } from "react";
import { glass, liquid, tile } from "./Logo.css.ts";

/**
 * The mark: an a that is a still. Its bowl is half full, the arm rises over it and comes down
 * as one drop. Same drawing as `brand/mark.svg`.
 */
export function Mark() {
  const clip = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="17" className={tile} />
      <clipPath id={clip}>
        <circle cx="27.500" cy="38" r="11" />
      </clipPath>
      <path
        d="M14 38.500c5-3 9-2.500 13.500-.5s9 2.500 13.500-.5V52H14z"
        className={liquid}
        clipPath={`url(#${clip})`}
      />
      <circle cx="27.500" cy="38" r="12.500" className={glass} />
      <path d="M20 18.500c4-5 9-7 14-6.500 7.500.800 12 6.500 12 15V40" className={glass} />
      <path
        d="M46 44.500c3 3.900 4.300 6 4.300 8a4.300 4.300 0 0 1-8.600 0c0-2 1.300-4.100 4.300-8z"
        className={liquid}
      />
    </svg>
  );
}

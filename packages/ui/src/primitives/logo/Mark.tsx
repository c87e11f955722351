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
        <circle cx="30.5" cy="37.5" r="11.5" />
      </clipPath>
      <path
        d="M17 38c5-3 9-2.5 13.5-.5s9 2.5 13.5-.5V52H17z"
        className={liquid}
        clipPath={`url(#${clip})`}
      />
      <circle cx="30.5" cy="37.5" r="13" className={glass} />
      <path d="M19.5 18c3.5-4.5 8-6.5 13-6 7 .7 11 6 11 14v12.5" className={glass} />
      <path
        d="M46.5 45c3.1 4 4.5 6.2 4.5 8.2a4.5 4.5 0 0 1-9 0c0-2 1.4-4.2 4.5-8.2z"
        className={liquid}
      />
    </svg>
  );
}

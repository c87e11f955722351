import { essence, ground, haze, liquid, pane, glass, thin } from "./Illustration.css.ts";

/** Drops that missed the glass: something did not arrive. */
export function Drops() {
  return (
    <>
      <ellipse cx="80" cy="72" rx="68" ry="46" className={haze} />
      <rect x="18" y="114" width="124" height="4" rx="2" className={ground} />
      <path d="M101 66l4 45a3 3 0 0 0 3 3h22a3 3 0 0 0 3-3l4-45z" className={pane} />
      <path d="M101 66l4 45a3 3 0 0 0 3 3h22a3 3 0 0 0 3-3l4-45M98 66h42" className={glass} />
      <path d="M110 80l1.5 18" className={thin} />
      <path d="M22 20c26-10 42 2 46 26" className={glass} />
      <path d="M24 32c20-6 30 0 32 16M54 49l16-4" className={glass} />
      <path d="M63 58c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z" className={liquid} />
      <path d="M63 92c3.5 4.5 5 7 5 9.5a5 5 0 0 1-10 0c0-2.5 1.5-5 5-9.5z" className={essence} />
      <ellipse cx="60" cy="113" rx="20" ry="3.5" className={liquid} />
    </>
  );
}

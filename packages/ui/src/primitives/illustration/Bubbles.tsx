import { essence, glass, haze, liquid, pane, thin } from "./Illustration.css.ts";

/** Bubbles that drift apart, one of them open: nothing is to be found here. */
export function Bubbles() {
  return (
    <>
      <ellipse cx="80" cy="66" rx="70" ry="46" className={haze} />
      <circle cx="52" cy="72" r="25" className={pane} />
      <circle cx="52" cy="72" r="25" className={glass} />
      <path d="M28.5 79c9-5 15-4 23 0s16 3 24-2a25 25 0 0 1-47 2z" className={liquid} />
      <path d="M36 64a18 18 0 0 1 7-8" className={thin} />
      <circle cx="101" cy="42" r="17" className={pane} />
      <path d="M115.5 33a17 17 0 1 0 2 13" className={glass} />
      <circle cx="121" cy="38" r="2.5" className={essence} />
      <circle cx="79" cy="106" r="8" className={essence} opacity="0.75" />
      <circle cx="112" cy="84" r="11" className={pane} />
      <circle cx="112" cy="84" r="11" className={glass} />
      <circle cx="76" cy="20" r="5" className={liquid} />
      <circle cx="132" cy="64" r="3.5" className={essence} opacity="0.6" />
    </>
  );
}

import type { ReviewRating } from "@alambic/contract";

/** A finger on its way: what it would rate, and how far it is; from 1 on, letting go rates. */
export interface Pull {
  readonly rating: ReviewRating;
  readonly share: number;
}

/** Pixels until a finger means to go anywhere. */
const slop = 12;
/** Pixels to the side that rate. */
export const reach = 96;
/** How much further to the side than up or down it goes: what scrolls rates nothing. */
const slant = 1.5;

/**
 * What a finger means that moved so many pixels: left it was forgotten, right it was known. Null while it
 * rests, and `elsewhere` once it went up or down, which is for scrolling.
 */
export function pullOf(across: number, down: number): Pull | "elsewhere" | null {
  if (Math.hypot(across, down) < slop) return null;
  if (Math.abs(across) < slant * Math.abs(down)) return "elsewhere";
  return { rating: across < 0 ? "again" : "good", share: Math.min(1, Math.abs(across) / reach) };
}

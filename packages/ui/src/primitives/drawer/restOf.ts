/** Pixels in a millisecond from which a drag counts as a flick, wherever it ends. */
const flick = 0.5;

export type Rest = "closed" | "half" | "full";

export interface Release {
  /** The height at which the sheet was let go. */
  readonly height: number;
  /** Its speed downwards, in pixels a millisecond. */
  readonly velocity: number;
  /** The heights at which it may rest; a sheet with one has the same for both. */
  readonly half: number;
  readonly full: number;
}

/** Where a sheet comes to rest that is let go: the next height that it was flicked to, or the nearest. */
export function restOf({ height, velocity, half, full }: Release): Rest {
  if (velocity >= flick) return height > half ? "half" : "closed";
  if (velocity <= -flick) return height < half ? "half" : "full";
  if (height < half / 2) return "closed";
  return height < (half + full) / 2 ? "half" : "full";
}

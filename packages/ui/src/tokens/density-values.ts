import { space } from "./space.ts";

/** How close things stand. `compact` holds for mouse and pen; under a finger targets stay as they are. */
export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

export const densityValues = {
  comfortable: {
    /** 48 px, the size of a thumb. */
    control: "3rem",
    /** 44 px, the least that a target under a finger may be. */
    controlSmall: "2.75rem",
    controlLarge: "3.5rem",
    controlBlock: space[2],
    rowBlock: space[3],
    rowInline: space[4],
    gap: space[4],
  },
  compact: {
    control: "2.25rem",
    /** 32 px, above the 24 px that WCAG 2.2 asks of every target. */
    controlSmall: "2rem",
    controlLarge: "2.75rem",
    controlBlock: space[1],
    rowBlock: space[1],
    rowInline: space[3],
    gap: space[2],
  },
} as const satisfies Record<Density, Record<string, string>>;

import type { ReactNode } from "react";
import { Grid } from "../../primitives/grid/Grid.tsx";
import type { capsuleCardDensities } from "./CapsuleCard.tsx";
import { denseShelf } from "./CapsuleCard.css.ts";

export interface CapsuleShelfProps {
  /** How much room each card has. */
  readonly density?: (typeof capsuleCardDensities)[number] | undefined;
  /** `CapsuleCard`s of the same density. */
  readonly children: ReactNode;
}

/** Capsules beside each other, as many as fit. */
export function CapsuleShelf({ density = "normal", children }: CapsuleShelfProps) {
  if (density === "dense") return <div className={denseShelf}>{children}</div>;
  return <Grid columns="cards">{children}</Grid>;
}

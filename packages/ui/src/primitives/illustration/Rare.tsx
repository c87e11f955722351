import type { ReactNode } from "react";
import { Bubbles } from "./Bubbles.tsx";
import { Drops } from "./Drops.tsx";

const drawings = { drops: <Drops />, bubbles: <Bubbles /> };

export interface RareProps {
  readonly name: keyof typeof drawings;
}

/** The drawings of what is empty or failed. */
export default function Rare({ name }: RareProps): ReactNode {
  return drawings[name];
}

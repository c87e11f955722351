import type { ReactNode } from "react";
import { Bubbles } from "./Bubbles.tsx";
import { Drops } from "./Drops.tsx";
import { Flask } from "./Flask.tsx";

const drawings = { flask: <Flask />, drops: <Drops />, bubbles: <Bubbles /> };

export interface RareProps {
  readonly name: keyof typeof drawings;
}

/** The drawings of what is empty, failed or done. */
export default function Rare({ name }: RareProps): ReactNode {
  return drawings[name];
}

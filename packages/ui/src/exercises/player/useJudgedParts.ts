import { useEffect, useState } from "react";
import type { Phase } from "../renderer.ts";
import { afterFrame } from "./afterFrame.ts";

/**
 * Whether the parts of an exercise show how they were judged. What came of the answer as a whole is
 * painted first, and they follow with the next frame: a press is answered at once, however much
 * there is to draw.
 */
export function useJudgedParts(phase: Phase): boolean {
  const [painted, setPainted] = useState(false);
  const checked = phase === "checked";
  if (!checked && painted) setPainted(false);
  useEffect(() => (checked ? afterFrame(() => setPainted(true)) : undefined), [checked]);
  return !checked || painted;
}

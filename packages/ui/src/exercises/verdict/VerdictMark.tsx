import { WhenLoaded } from "../WhenLoaded.tsx";
import { extras } from "../player/extras.ts";
import type { VerdictMarkProps } from "./DrawnVerdict.tsx";

/** Says of a part whether it is right. What draws it is there when an answer is judged. */
export function VerdictMark(props: VerdictMarkProps) {
  return <WhenLoaded part={extras}>{({ DrawnVerdict }) => <DrawnVerdict {...props} />}</WhenLoaded>;
}

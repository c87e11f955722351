import { Later } from "../Later.tsx";
import { extras } from "../player/extras.ts";

export interface VerdictMarkProps {
  readonly right: boolean;
  /** Words beside it say the same already. */
  readonly silent?: boolean | undefined;
}

/** Says of a part whether it is right. What draws it is there when an answer is judged. */
export function VerdictMark(props: VerdictMarkProps) {
  return <Later part={extras}>{({ DrawnVerdict }) => <DrawnVerdict {...props} />}</Later>;
}

import { useMemo } from "react";
import { drawn } from "./drawn.ts";
import { line, unread } from "./Maths.css.ts";
import { mathsOf } from "./mathsOf.ts";

/** A formula within a sentence; where it cannot be read, as it was written. */
export default function InlineMaths({ tex }: { readonly tex: string }) {
  const maths = useMemo(() => mathsOf(tex, "inline"), [tex]);
  if (maths === null) return <code className={unread}>{tex}</code>;
  return (
    <span dir="ltr" translate="no" className={line}>
      {drawn(maths)}
    </span>
  );
}

import { Suspense } from "react";
import { useSnapshot } from "valtio/react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { later, useRest } from "../../shared/screen/later.ts";

const Later = lazyIfThere(() => import("./Later.tsx"));

export interface AtRestProps {
  readonly userId: string;
  /** Over a lesson or a review: nothing new comes up there. */
  readonly isInSession: boolean;
}

/** What nobody waits for: it is loaded once the screen has come to rest, or something is asked of it. */
export function AtRest(props: AtRestProps) {
  const { isWanted } = useSnapshot(later);
  const isAtRest = useRest();
  if (!isAtRest && !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}

import { Suspense, lazy } from "react";
import { Drawing, illustrationSizes } from "./Drawing.tsx";
import { Flask } from "./Flask.tsx";
import { Still } from "./Still.tsx";

export const illustrationNames = ["still", "working-still", "flask", "drops", "bubbles"] as const;
export type IllustrationName = (typeof illustrationNames)[number];

export interface IllustrationProps {
  /** Which drawing it is. */
  readonly name: IllustrationName;
  readonly size?: (typeof illustrationSizes)[number] | undefined;
}

/** What is drawn where little is: it comes by itself, and is missed by nobody where it does not come. */
const Rare = lazy(() => import("./Rare.tsx").catch(() => ({ default: () => null })));

const drawings = {
  still: <Still working={false} />,
  "working-still": <Still working />,
  flask: <Flask />,
  drops: <Rare name="drops" />,
  bubbles: <Rare name="bubbles" />,
} as const satisfies Record<IllustrationName, unknown>;

export { illustrationSizes };

/** A drawing in the theme's colours. Always decoration: the words beside it say what matters. */
export function Illustration({ name, size = "medium" }: IllustrationProps) {
  return (
    <Drawing size={size}>
      <Suspense fallback={null}>{drawings[name]}</Suspense>
    </Drawing>
  );
}

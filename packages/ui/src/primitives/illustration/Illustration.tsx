import { Bubbles } from "./Bubbles.tsx";
import { Drops } from "./Drops.tsx";
import { Flask } from "./Flask.tsx";
import { Drawing, illustrationSizes } from "./Drawing.tsx";
import { Still } from "./Still.tsx";

export const illustrationNames = ["still", "working-still", "flask", "drops", "bubbles"] as const;
export type IllustrationName = (typeof illustrationNames)[number];

export interface IllustrationProps {
  /** Which drawing it is. */
  readonly name: IllustrationName;
  readonly size?: (typeof illustrationSizes)[number] | undefined;
}

const drawings = {
  still: <Still working={false} />,
  "working-still": <Still working />,
  flask: <Flask />,
  drops: <Drops />,
  bubbles: <Bubbles />,
} as const satisfies Record<IllustrationName, unknown>;

export { illustrationSizes };

/** A drawing in the theme's colours. Always decoration: the words beside it say what matters. */
export function Illustration({ name, size = "medium" }: IllustrationProps) {
  return <Drawing size={size}>{drawings[name]}</Drawing>;
}

import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import type { WhyProps } from "./Why.tsx";

/** Brings what explains an answer. Where it does not arrive, the feedback stands alone. */
export async function loadWhy() {
  return import("./Why.tsx").then(
    ({ Why }) => ({ default: Why }),
    () => ({ default: Nothing }),
  );
}

function Nothing() {
  return null;
}

const Why = lazy<ComponentType<WhyProps>>(loadWhy);

/** Why an answer is right, for hosts that load it when there is something to explain. */
export function LaterWhy(props: WhyProps) {
  return (
    <Suspense>
      <Why {...props} />
    </Suspense>
  );
}

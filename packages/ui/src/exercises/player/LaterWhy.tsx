import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { late } from "../late.ts";
import type { WhyProps } from "./Why.tsx";

const why = late<ComponentType<WhyProps>>(async () => {
  const { Why } = await import("./Why.tsx");
  return Why;
});

/** Brings what explains an answer. Where it does not arrive, the feedback stands alone. */
export async function loadWhy(): Promise<void> {
  try {
    await why.bring();
  } catch {
    // The next answer tries again.
  }
}

/** Why an answer is right, loaded when there is something to explain; once there, drawn at once. */
export function LaterWhy(props: WhyProps) {
  const [Loaded, setLoaded] = useState(() => why.here());
  useEffect(() => {
    let isGone = false;
    const arrive = () => {
      if (!isGone) setLoaded(() => why.here());
    };
    void loadWhy().then(arrive);
    return () => {
      isGone = true;
    };
  }, []);
  return Loaded === null ? null : <Loaded {...props} />;
}

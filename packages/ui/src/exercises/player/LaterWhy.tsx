import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { WhyProps } from "./Why.tsx";

let Why: ComponentType<WhyProps> | null = null;
let loading: Promise<void> | null = null;

/** Brings what explains an answer. Where it does not arrive, the feedback stands alone. */
export function loadWhy(): Promise<void> {
  loading ??= bringWhy();
  return loading;
}

async function bringWhy(): Promise<void> {
  try {
    ({ Why } = await import("./Why.tsx"));
  } catch {
    Why = Nothing;
  }
}

function Nothing() {
  return null;
}

/** Why an answer is right, loaded when there is something to explain; once there, drawn at once. */
export function LaterWhy(props: WhyProps) {
  const [Loaded, setLoaded] = useState(() => Why);
  useEffect(() => {
    let isGone = false;
    const arrive = () => {
      if (!isGone) setLoaded(() => Why);
    };
    void loadWhy().then(arrive);
    return () => {
      isGone = true;
    };
  }, []);
  return Loaded === null ? null : <Loaded {...props} />;
}

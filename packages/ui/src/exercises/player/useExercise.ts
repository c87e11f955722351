import { useEffect, useLayoutEffect, useState } from "react";
import type { Lazy } from "../lazy.ts";
import { started } from "../session/answering.ts";
import { createControls } from "../session/createControls.ts";
import { createSessionStore } from "../session/createSessionStore.ts";
import type { Host } from "../session/Host.ts";
import { afterFrame } from "./afterFrame.ts";
import { needed } from "./needed.ts";
import type { LateParts } from "./PlayerParts.ts";

/** One exercise as it is put to somebody: its session, and what can be done with it. */
function startExercise(host: Host, late: Lazy<LateParts> | undefined) {
  let shownAt = performance.now();
  const now = () => performance.now() - shownAt;
  const store = createSessionStore(started(host.playable.empty, 0), afterFrame);
  const load: Parameters<typeof createControls>[1]["load"] = (playable) => needed(playable, late);
  return {
    store,
    controls: createControls(host, { store, load, afterFrame, now }),
    /** Counts the time of its answer from now on. */
    show: () => {
      shownAt = performance.now();
    },
  };
}

/** Runs one exercise: scores at once on the device, and hands the answer on. */
export function useExercise(
  host: Host,
  late: Lazy<LateParts> | undefined,
): ReturnType<typeof startExercise> {
  const [running] = useState(() => startExercise(host, late));
  const { controls, show } = running;
  // It may have been drawn before it is shown.
  useLayoutEffect(show, [show]);
  useLayoutEffect(() => controls.serve(host));
  useEffect(() => controls.stop, [controls]);
  return running;
}

import type { Id } from "@alambic/contract";
import { useEffect } from "react";

import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";
import type { Socket } from "./createSocket.ts";

const isList = isAnswerOf([
  "getDashboard",
  "listMyCapsules",
  "listPublicCapsules",
  "getCapsuleQuota",
]);
const isPlanOrLesson = isAnswerOf(["getCapsule", "getGranuleMolecule"]);

/** Asks again for what shows a capsule when the server says that its making went on. */
export function useGenerationRefresh(socket: Socket): void {
  const { invalidations } = useApi();
  useEffect(() => {
    const refresh = ({ capsule_id }: { readonly capsule_id: Id }) =>
      invalidations.announce(
        (key) => isList(key) || (isPlanOrLesson(key) && isAbout(key, capsule_id)),
      );
    const subscriptions = [
      socket.subscribe("generation.progress", refresh),
      socket.subscribe("generation.ready", refresh),
      socket.subscribe("generation.failed", refresh),
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [socket, invalidations]);
}

function isAbout(key: unknown, capsuleId: Id): boolean {
  const input: unknown = Array.isArray(key) ? key[2] : null;
  return (
    typeof input === "object" &&
    input !== null &&
    "capsule_id" in input &&
    input.capsule_id === capsuleId
  );
}

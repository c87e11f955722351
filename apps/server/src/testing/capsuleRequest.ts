import type { CapsuleRequest } from "@alambic/contract";

/** What a member asks for when they want a capsule on a topic. */
export function capsuleRequest(changes: Partial<CapsuleRequest> = {}): CapsuleRequest {
  return {
    topic: "Fractions for beginners",
    title: "Fractions",
    domain: "mathematics",
    area: "generic",
    main_skill: "fractions",
    language: "en",
    ...changes,
  };
}

import type { Member } from "../app/Session.ts";

/** Whoever reads a capsule, with what decides on what they may do in it; null for a guest. */
export type CapsuleReader = Pick<Member, "id" | "plan" | "is_superuser"> | null;

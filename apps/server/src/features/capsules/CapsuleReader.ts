import type { Member } from "../../http/Session.ts";

/** A member, with what decides on what they may do in a capsule. */
export type CapsuleMember = Pick<Member, "id" | "plan" | "is_superuser">;

/** Whoever reads a capsule; null for a guest. */
export type CapsuleReader = CapsuleMember | null;

import type { Capsule } from "@alambic/contract";

/** What the reader of a plan can do about sharing the capsule. */
export type Sharing =
  | { readonly kind: "nothing" }
  /** Their own, which an administrator keeps out of the catalogue. */
  | { readonly kind: "barred" }
  /** To be put into the catalogue. */
  | { readonly kind: "sharable" }
  /** Their own, in the catalogue. */
  | { readonly kind: "shared" }
  /** Somebody else's, in the catalogue: an administrator looks after it. */
  | { readonly kind: "moderated"; readonly by: string };

type Sharable = Pick<
  Capsule,
  "can_share" | "can_unshare" | "is_owner" | "is_sharing_barred" | "shared_by"
>;

/** What can be done, as the server says what is allowed. */
export function sharingOf(capsule: Sharable): Sharing {
  if (capsule.can_share) return { kind: "sharable" };
  if (capsule.is_owner && capsule.is_sharing_barred) return { kind: "barred" };
  if (!capsule.can_unshare) return { kind: "nothing" };
  return capsule.is_owner ? { kind: "shared" } : { kind: "moderated", by: capsule.shared_by ?? "" };
}

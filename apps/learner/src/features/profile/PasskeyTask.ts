import type { Passkey } from "@alambic/contract";

/** What a member does about their passkeys. */
export type PasskeyTask =
  | { readonly kind: "list" }
  | { readonly kind: "add" }
  | { readonly kind: "rename"; readonly passkey: Passkey }
  | { readonly kind: "remove"; readonly passkey: Passkey }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

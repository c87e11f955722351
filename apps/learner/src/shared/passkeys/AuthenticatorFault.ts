/** Why the device gave no answer. */
export type AuthenticatorFault =
  | { readonly kind: "cancelled" }
  /** The browser knows no passkeys, or not at an address that is not secure. */
  | { readonly kind: "unsupported" }
  /** The device holds a passkey of the account already. */
  | { readonly kind: "known" }
  /** The page is open at another address than the server's. */
  | { readonly kind: "elsewhere"; readonly host: string }
  | { readonly kind: "failed" };

/** What the device answered. */
export type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly fault: AuthenticatorFault };

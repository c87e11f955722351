import type { MailKind } from "@alambic/contract";

/** What a mail says, by its kind: what its text needs beside the language. */
export type MailContent =
  | { readonly kind: "password_reset"; readonly token: string }
  | { readonly kind: "password_changed" }
  | { readonly kind: "email_verify"; readonly token: string }
  | { readonly kind: "email_known" }
  | { readonly kind: "email_changed" };

/** The page that the link of a mail leads to; the token is in the fragment, which no server logs. */
export const linkPaths = {
  password_reset: "/reset-password",
  email_verify: "/verify-email",
  password_changed: "/forgot-password",
  email_known: "/forgot-password",
  email_changed: "/legal/notice",
} as const satisfies Record<MailKind, string>;

/** Reads what was stored of a mail; null for what was emptied, or is of another version. */
export function readContent(kind: MailKind, parameters: unknown): MailContent | null {
  if (typeof parameters !== "object" || parameters === null) return null;
  switch (kind) {
    case "password_reset":
    case "email_verify": {
      const token = "token" in parameters ? parameters.token : undefined;
      return typeof token === "string" ? { kind, token } : null;
    }
    case "password_changed":
    case "email_known":
    case "email_changed":
      return { kind };
  }
}

import type { MailKind } from "@alambic/contract";

/** What a mail says, by its kind: what its text needs beside the language. */
export type MailContent =
  | { readonly kind: "password_reset"; readonly token: string }
  | { readonly kind: "password_changed" }
  | { readonly kind: "email_verify"; readonly token: string }
  | { readonly kind: "email_known" }
  | { readonly kind: "email_changed" }
  | { readonly kind: "second_step_added" }
  | { readonly kind: "second_step_removed" }
  | { readonly kind: "passkey_added" }
  | { readonly kind: "passkey_removed" }
  | { readonly kind: "sign_up"; readonly token: string }
  | { readonly kind: "waitlist_confirm"; readonly token: string }
  | { readonly kind: "waitlist_waiting" }
  | {
      readonly kind: "waitlist_friend";
      readonly token: string;
      /** Who invites, where they gave a name. */
      readonly inviter: string | null;
    }
  | { readonly kind: "waitlist_invitation"; readonly token: string }
  | { readonly kind: "legal_receipt"; readonly reference: string }
  | {
      readonly kind: "legal_report";
      readonly reference: string;
      readonly address: string;
      readonly explanation: string;
    };

/** The page that the link of a mail leads to; the token is in the fragment, which no server logs. */
export const linkPaths = {
  password_reset: "/reset-password",
  email_verify: "/verify-email",
  password_changed: "/forgot-password",
  email_known: "/forgot-password",
  email_changed: "/legal/notice",
  second_step_added: "/forgot-password",
  second_step_removed: "/forgot-password",
  passkey_added: "/forgot-password",
  passkey_removed: "/forgot-password",
  sign_up: "/verify-email",
  waitlist_confirm: "/waitlist/confirm",
  waitlist_waiting: "/",
  waitlist_friend: "/waitlist/confirm",
  waitlist_invitation: "/waitlist/activate",
  legal_receipt: "/legal/notice",
  legal_report: "/admin/mails",
} as const satisfies Record<MailKind, string>;

/** Reads what was stored of a mail; null for what was emptied, or is of another version. */
export function readContent(kind: MailKind, parameters: unknown): MailContent | null {
  if (typeof parameters !== "object" || parameters === null) return null;
  switch (kind) {
    case "password_reset":
    case "email_verify":
    case "sign_up":
    case "waitlist_confirm":
    case "waitlist_invitation": {
      const token = textOf(parameters, "token");
      return token === null ? null : { kind, token };
    }
    case "waitlist_friend": {
      const token = textOf(parameters, "token");
      return token === null ? null : { kind, token, inviter: textOf(parameters, "inviter") };
    }
    case "legal_receipt": {
      const reference = textOf(parameters, "reference");
      return reference === null ? null : { kind, reference };
    }
    case "legal_report":
      return {
        kind,
        reference: textOf(parameters, "reference") ?? "",
        address: textOf(parameters, "address") ?? "",
        explanation: textOf(parameters, "explanation") ?? "",
      };
    case "password_changed":
    case "email_known":
    case "email_changed":
    case "second_step_added":
    case "second_step_removed":
    case "passkey_added":
    case "passkey_removed":
    case "waitlist_waiting":
      return { kind };
  }
}

function textOf(parameters: object, name: string): string | null {
  const value = new Map(Object.entries(parameters)).get(name);
  return typeof value === "string" ? value : null;
}

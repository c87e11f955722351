import { assertHeader } from "./assertHeader.ts";

/** A mailbox as nodemailer takes it: the name apart, so that none can pass for an address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const named = /^(?<name>[^<>"]*)<(?<address>[^<>\s]+)>$/u;
const plain = /^[^\s<>"@,;:]+@[^\s<>"@,;:]+$/u;

/** Reads `Name <address>` or an address; null for what is neither. */
export function mailboxOf(text: string): Mailbox | null {
  const { name = "", address = text } = named.exec(text)?.groups ?? {};
  return plain.test(address) && !hasControl(text) ? { name: name.trim(), address } : null;
}

/** The mailbox of a member's address. Throws for one that would end its header. */
export function recipientOf(address: string): Mailbox {
  return { name: "", address: assertHeader("To", address) };
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * Hashes are of secrets, but for those by which a request is known again and content is compared. The key of
 * a passkey is none, but opens the account, and at another host nothing.
 */
const secret = /(?<!^(?:request|content))_hash$|secret$|^(?:parameters|public_key)$/u;

/** Whether a column holds what opens the account, for whoever finds the archive. */
export function isSecret(column: string): boolean {
  return secret.test(column);
}

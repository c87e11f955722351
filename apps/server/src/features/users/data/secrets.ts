/** Hashes are of secrets, but for those by which a request is known again and content is compared. */
const secret = /(?<!^(?:request|content))_hash$|secret$|^parameters$/u;

/** Whether a column holds what opens the account, for whoever finds the archive. */
export function isSecret(column: string): boolean {
  return secret.test(column);
}

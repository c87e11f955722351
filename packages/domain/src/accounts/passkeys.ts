/** Passkeys that an account can have. */
export const mostPasskeys = 20;

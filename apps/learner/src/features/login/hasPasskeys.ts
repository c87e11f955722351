/** Whether this browser knows passkeys here: it does not at an address that is not secure. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}

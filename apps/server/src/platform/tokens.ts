import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** A new secret of 256 random bits, safe in a URL and in a cookie. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** What is stored of a secret: nobody can sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

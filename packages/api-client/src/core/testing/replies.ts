import type { ProblemCode, User } from "@alambic/contract";

/** A member; a test names only the fields that it depends on. */
export function buildUser(fields: Partial<User> = {}): User {
  return {
    id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e",
    username: "ada",
    email: "ada@example.org",
    email_verified: false,
    preferred_language: "fr",
    plan: "free",
    subscription_status: null,
    is_superuser: false,
    is_beta_tester: false,
    offline_mode_enabled: false,
    created_at: "2026-11-20T13:05:00Z",
    ...fields,
  };
}

export function jsonReply(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

export function problemReply(
  status: number,
  code: ProblemCode,
  headers: Record<string, string> = {},
): Response {
  return new Response(
    JSON.stringify({ type: "about:blank", title: code, status, detail: `About ${code}.`, code }),
    { status, headers: { "Content-Type": "application/problem+json", ...headers } },
  );
}

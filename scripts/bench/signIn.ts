import type { ServerProcess } from "./ServerProcess.ts";

/** Signs the administrator in with the password that a first start prints; the access token. */
export async function signIn({ port, printed }: ServerProcess): Promise<string> {
  const username = /name\s+(\S+)/u.exec(printed())?.[1] ?? "";
  const password = /password\s+(\S+)\s*$/mu.exec(printed())?.[1] ?? "";
  const response = await fetch(`http://127.0.0.1:${port}/api/v2/users/login`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
  });
  const { access_token: token }: { access_token?: string } = await response.json();
  if (token === undefined) throw new Error(`Signing in answered ${response.status}.`);
  return token;
}

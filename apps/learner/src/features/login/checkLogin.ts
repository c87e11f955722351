export interface LoginForm {
  readonly identifier: string;
  readonly password: string;
}

export type LoginField = keyof LoginForm;

/** The fields that must be filled before signing in can be tried, in their order. */
export function checkLogin({ identifier, password }: LoginForm): LoginField[] {
  const missing: LoginField[] = [];
  if (identifier.trim() === "") missing.push("identifier");
  if (password === "") missing.push("password");
  return missing;
}

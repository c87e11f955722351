import { Problem } from "../../../http/problems/Problem.ts";

const longest = 64;

/** The name of a passkey as it is kept. Throws `validation_failed` for one that is empty or too long. */
export function checkPasskeyName(given: string): string {
  const name = given.trim();
  if (name === "")
    throw new Problem("validation_failed", { fields: [{ path: "name", code: "required" }] });
  if ([...name].length > longest)
    throw new Problem("validation_failed", { fields: [{ path: "name", code: "too_long" }] });
  return name;
}

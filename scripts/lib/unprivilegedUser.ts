import { run } from "./run.ts";

/**
 * The user that a PostgreSQL server runs as. It refuses to run as root, so root lends it the
 * account `postgres` (or `nobody`); anybody else runs it themselves.
 */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const uid = await run("id", ["-u", name], { quiet: true });
    const gid = await run("id", ["-g", name], { quiet: true });
    if (uid.code === 0 && gid.code === 0) {
      return { uid: Number(uid.output), gid: Number(gid.output) };
    }
  }
  return undefined;
}

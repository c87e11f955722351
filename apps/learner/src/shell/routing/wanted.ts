let address: string | null = null;
let hadMember = false;

/**
 * The member's screen that somebody opened before signing in, so that the sign-in leads there. Who
 * signed out of it has left it.
 */
export const wanted = {
  /** Where a sign-in leads, if anywhere in particular. */
  read: (): string | null => address,
  /** The screen at this address is for members, and nobody is signed in. */
  keep(location: Pick<Location, "pathname" | "search" | "hash">): void {
    if (!hadMember) address = location.pathname + location.search + location.hash;
  },
  /** A member has come to a screen. */
  reached(): void {
    hadMember = true;
    address = null;
  },
};

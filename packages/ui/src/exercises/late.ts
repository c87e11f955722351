/** Something that is loaded on use. */
export interface Late<Thing> {
  /**
   * At once where it is there, else once it has come. Rejects where it does not arrive; the next call
   * tries again.
   */
  readonly bring: () => Thing | Promise<Thing>;
  /** Null as long as it is not there. */
  readonly here: () => Thing | null;
}

/** Loads something once, when it is first asked for. */
export function late<Thing extends NonNullable<unknown>>(load: () => Promise<Thing>): Late<Thing> {
  let thing: Thing | null = null;
  let coming: Promise<Thing> | null = null;
  const fetchIt = async () => {
    try {
      thing = await load();
      return thing;
    } finally {
      coming = null;
    }
  };
  return {
    bring: () => thing ?? (coming ??= fetchIt()),
    here: () => thing,
  };
}

/** What is there from the start, for who also takes what comes late. */
export function present<Thing extends NonNullable<unknown>>(thing: Thing): Late<Thing> {
  const here = () => thing;
  return { bring: here, here };
}

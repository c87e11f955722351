/** Something that is loaded on use. */
export interface Lazy<Thing> {
  /**
   * At once where it is there, else once it has come. Rejects where it does not arrive; the next call
   * tries again.
   */
  readonly load: () => Thing | Promise<Thing>;
  /** Null as long as it is not there. */
  readonly peek: () => Thing | null;
}

/** Loads something once, when it is first asked for. */
export function lazy<Thing extends NonNullable<unknown>>(
  fetchIt: () => Promise<Thing>,
): Lazy<Thing> {
  let thing: Thing | null = null;
  let coming: Promise<Thing> | null = null;
  const keep = async () => {
    try {
      thing = await fetchIt();
      return thing;
    } finally {
      coming = null;
    }
  };
  return {
    load: () => thing ?? (coming ??= keep()),
    peek: () => thing,
  };
}

/** What is there from the start, for who also takes what is loaded on use. */
export function present<Thing extends NonNullable<unknown>>(thing: Thing): Lazy<Thing> {
  const peek = () => thing;
  return { load: peek, peek };
}

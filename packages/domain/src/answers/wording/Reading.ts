/** A typed text and the one it is held against, both normalised. */
export type Reading = readonly [typed: string, expected: string];

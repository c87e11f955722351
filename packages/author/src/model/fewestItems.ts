/** A lesson with fewer scored items is not published on its own. */
export const fewestItems = 4;

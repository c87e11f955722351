/** A lesson with fewer scored items is not published on its own, unless it reads a short text. */
export const fewestItems = 4;

/**
 * A lesson that reads a short text is planned with so many items at least, what is told in the learner’s own words among
 * them: such a text says each thing once and offers few good wrong choices.
 */
export const fewestOfShort = 2;

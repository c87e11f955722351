/** Milliseconds that a call may take. */
export const defaultTimeout = 8_000;

/**
 * Milliseconds that a call may take where content is generated or a topic is classified. A file
 * that is sent has them anew whenever a part of it got through.
 */
export const generationTimeout = 25_000;

/** Reached by keyboard to be read or scrolled; nothing happens when they are pressed. */
export const notPressed = "[role='tabpanel'], [role='region'], [readonly]";

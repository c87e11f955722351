/** The id of the button that opens the toolbox, for a tour, and for the focus when it closes. */
export const toolboxButtonId = "toolbox-button";

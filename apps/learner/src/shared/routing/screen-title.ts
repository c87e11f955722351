import { proxy } from "valtio/vanilla";

/** The title of the screen that is shown, for the document and for who cannot see it change. */
export const screenTitle = proxy({ current: "" });

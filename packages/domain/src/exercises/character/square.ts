/** Where lengths are measured: the side of the square that is drawn in. */
export const side = 1000;

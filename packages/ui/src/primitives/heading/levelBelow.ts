/** The level of the headings within a part, by that of its own. */
export const levelBelow = { 2: 3, 3: 4, 4: 5, 5: 6 } as const;

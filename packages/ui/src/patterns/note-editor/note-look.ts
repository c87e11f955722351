export const noteFonts = ["sans", "serif", "mono"] as const;
export type NoteFont = (typeof noteFonts)[number];

export const noteSizes = ["small", "normal", "large", "xlarge"] as const;
export type NoteSize = (typeof noteSizes)[number];

/** `failed` is tried again; `refused` is not, and stays on the device. */
export const noteSaves = ["idle", "saving", "saved", "failed", "refused"] as const;
export type NoteSave = (typeof noteSaves)[number];

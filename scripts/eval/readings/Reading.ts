/** A time that strangers read items of manuals, each file with its verdicts. */
export interface Reading {
  readonly name: string;
  /** Files in `documents/verdicts`, without `.md`. */
  readonly files: readonly string[];
  /** Wrong keys that are the manual's own mistake: the key agrees with it, the world does not. */
  readonly manualsOwn: readonly { readonly file: string; readonly item: number }[];
  /** Whether it is of the author as it is, and of the manuals that `pnpm eval documents` measures. */
  readonly isHeldToBars: boolean;
}

/** The six manuals that were read again and again. */
const known = [
  "faq-en",
  "installation-en",
  "installation-fr",
  "installation-nl",
  "reference-fr",
  "school-nl",
];
const knownIn = (reading: string) => known.map((manual) => `${manual}-${reading}`);

/** Two texts that nothing was made with, read strictly: is it worth asking of somebody who studied the passage? */
export const strictReadings: readonly Reading[] = (["before", "after"] as const).map((when) => ({
  name: `read strictly, unseen texts, ${when} version 17`,
  files: ["philosophy-en", "live-fr"].map((text) => `${text}-${when}-strict`),
  manualsOwn: [],
  isHeldToBars: false,
}));

/** The last readings, of the versions that their names tell; a new one takes the place of the first. */
export const readings: readonly Reading[] = [
  {
    name: "read, version 15, known manuals",
    files: knownIn("eleventh"),
    // The pins of a bus mouse.
    manualsOwn: [{ file: "installation-nl-eleventh", item: 11 }],
    isHeldToBars: true,
  },
  {
    name: "read, version 14, known manuals",
    files: knownIn("ninth"),
    manualsOwn: [],
    isHeldToBars: false,
  },
  {
    name: "read, version 15 half done, unseen manuals",
    files: ["bash-en", "kate-nl", "linuxcnc-fr"],
    manualsOwn: [],
    isHeldToBars: false,
  },
  {
    name: "read, version 14, unseen manuals",
    files: ["rintro-en", "eyes17-fr", "krusader-nl"],
    manualsOwn: [],
    isHeldToBars: false,
  },
];

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

interface Opening {
  readonly names: Readonly<Record<InstructionLanguage, string>>;
  /** The moves after which it bears its name, with English letters. */
  readonly moves: string;
  /** What is also played at its last move. */
  readonly instead: readonly string[];
}

function opening(
  [fr, en, nl]: readonly [fr: string, en: string, nl: string],
  moves: string,
  instead: string,
): Opening {
  return { names: { fr, en, nl }, moves, instead: instead.split(" ") };
}

/** The openings that beginners meet, from the first moves on. */
export const openings = {
  french: opening(["défense française", "French Defence", "Frans"], "e4 e6", "c6 c5 d6"),
  sicilian: opening(["défense sicilienne", "Sicilian Defence", "Siciliaans"], "e4 c5", "e6 c6 d5"),
  "caro-kann": opening(
    ["défense Caro-Kann", "Caro-Kann Defence", "Caro-Kann"],
    "e4 c6",
    "c5 e6 d6",
  ),
  scandinavian: opening(
    ["défense scandinave", "Scandinavian Defence", "Scandinavisch"],
    "e4 d5",
    "d6 e6 c5",
  ),
  "queens-gambit": opening(
    ["gambit dame", "Queen’s Gambit", "damegambiet"],
    "d4 d5 c4",
    "Nf3 Bf4 Nc3",
  ),
  "kings-gambit": opening(
    ["gambit du roi", "King’s Gambit", "koningsgambiet"],
    "e4 e5 f4",
    "Nf3 Nc3 Bc4",
  ),
  dutch: opening(["défense hollandaise", "Dutch Defence", "Hollands"], "d4 f5", "d5 Nf6 e6"),
  petrov: opening(["défense russe", "Petrov’s Defence", "Russisch"], "e4 e5 Nf3 Nf6", "Nc6 d6 f5"),
  vienna: opening(["partie viennoise", "Vienna Game", "Weens"], "e4 e5 Nc3", "Nf3 f4 d4"),
  spanish: opening(["partie espagnole", "Ruy Lopez", "Spaans"], "e4 e5 Nf3 Nc6 Bb5", "Bc4 d4 Nc3"),
  italian: opening(
    ["partie italienne", "Italian Game", "Italiaans"],
    "e4 e5 Nf3 Nc6 Bc4",
    "Bb5 d4 Nc3",
  ),
  scotch: opening(["partie écossaise", "Scotch Game", "Schots"], "e4 e5 Nf3 Nc6 d4", "Bb5 Bc4 Nc3"),
  slav: opening(["défense slave", "Slav Defence", "Slavisch"], "d4 d5 c4 c6", "e6 dxc4 Nf6"),
  declined: opening(
    ["gambit dame refusé", "Queen’s Gambit Declined", "geweigerd damegambiet"],
    "d4 d5 c4 e6",
    "c6 dxc4 e5",
  ),
  accepted: opening(
    ["gambit dame accepté", "Queen’s Gambit Accepted", "aangenomen damegambiet"],
    "d4 d5 c4 dxc4",
    "c6 e6 e5",
  ),
  "kings-indian": opening(
    ["défense est-indienne", "King’s Indian Defence", "Koningsindisch"],
    "d4 Nf6 c4 g6 Nc3 Bg7",
    "d5 d6 c5",
  ),
  "nimzo-indian": opening(
    ["défense nimzo-indienne", "Nimzo-Indian Defence", "Nimzo-Indisch"],
    "d4 Nf6 c4 e6 Nc3 Bb4",
    "d5 c5 b6",
  ),
} as const satisfies Record<string, Opening>;
export type OpeningId = keyof typeof openings;

export const openingIds: readonly OpeningId[] = Object.keys(openings).filter(isOpening);

export function isOpening(id: string): id is OpeningId {
  return Object.hasOwn(openings, id);
}

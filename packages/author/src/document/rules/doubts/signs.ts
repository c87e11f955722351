import type { Doubt } from "./DoubtRules.ts";

/** One of some words, wherever it stands. */
export const word = (list: string) =>
  new RegExp(`(?<![\\p{Letter}’-])(?:${list})(?![\\p{Letter}’-])`, "iu");

/** One of some words at the start. */
export const start = (list: string) => new RegExp(`^(?:${list})(?![\\p{Letter}-])`, "u");

/** Signs that all languages share. */
export const common: readonly Doubt[] = [
  // An exact size is remembered, or not.
  { sign: /\d\s?(?:[KMG]i?B|[KMG]o)(?!\p{Letter})/u, points: 2.4 },
  { sign: /\(/u, points: 0.7 },
  { sign: /\(.*\(/u, points: 1 },
  { sign: /["“«]/u, points: 0.5 },
  { sign: /(?:,.*){3}/u, points: 0.6 },
  { sign: /(?:,.*){5}/u, points: 1 },
  { sign: /^.{150,}/u, points: 0.6 },
  { sign: /^.{190,}/u, points: 1 },
  { sign: /^.{0,62}$/u, points: 0.6 },
  { sign: /\/|\p{Lowercase}\p{Uppercase}|\p{Letter}_\p{Letter}/u, points: 0.5 },
  // By the default of what?
  { sign: /^Standaard |(?<!\p{Letter})(?:by default|par défaut)(?!\p{Letter})/u, points: 1 },
  { sign: /\s(?:-|–|—)\s|\p{Letter}—\p{Letter}/u, points: 1 },
  { sign: /^\p{Letter}+(?:ly|ment),? /u, points: 1.2 },
  { sign: /(?<!\p{Letter})\p{Lu}{3,} \p{Lu}{2}/u, points: 1 },
];

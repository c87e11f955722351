import { withoutAccents } from "./normalise.ts";

/** Beginnings that turn a word to its opposite, or to another thing, whatever follows. */
const beginnings = [
  "hyper hypo",
  "endo exo ecto",
  "inter intra infra",
  "macro micro",
  "ante anti",
  "super sub",
  "mono multi poly",
  "homo hetero",
  "pre pro per post",
  "im em",
  "photo proto",
];

/** Endings within which the choice of one makes the word: by language, without accents. */
const endings: Readonly<Record<string, readonly string[]>> = {
  fr: [
    "eur euse ure",
    "cteur cture cte",
    "ate ite ure",
    "ane ene yne",
    "ase ose",
    "isme iste ique",
    "logie logue",
    "graphie graphe",
    "metrie metre",
    "cratie graphie",
    "eux ique",
    "aire ation",
  ],
  en: [
    "ate ite ide",
    "ane ene yne",
    "ase ose",
    "ol al yl",
    "ism ist ic",
    "ing ed er ers",
    "ture t",
    "logy logist",
    "cracy graphy",
    "nment nor",
  ],
  nl: [
    "aat iet ide",
    "aan een yn",
    "ase ose",
    "isme ist isch",
    "en end ende",
    "eur uur",
    "ct ctuur",
    "logie loog",
    "cratie grafie",
    "aar arij",
  ],
};

const groupsOf = (lines: readonly string[]) => lines.map((line) => line.split(" "));
const opposed = groupsOf(beginnings);
const derived = new Map(
  Object.entries(endings).map(([language, lines]) => [language, groupsOf(lines)]),
);

/**
 * Whether two normalised words are one stem with beginnings or endings that mean different things:
 * *hypertension* and *hypotension*, *sulfate* and *sulfite*.
 */
export function areOfOneFamily(typed: string, expected: string, language: string): boolean {
  const [word, other] = [withoutAccents(typed), withoutAccents(expected)];
  return (
    opposed.some((group) =>
      differ(group, word, other, (text, part) =>
        text.startsWith(part) ? text.slice(part.length) : null,
      ),
    ) ||
    (derived.get(language) ?? []).some((group) =>
      differ(group, word, other, (text, part) =>
        text.endsWith(part) ? text.slice(0, -part.length) : null,
      ),
    )
  );
}

/** Whether taking one part of a group from each leaves the same stem. */
function differ(
  group: readonly string[],
  word: string,
  other: string,
  without: (text: string, part: string) => string | null,
): boolean {
  return group.some((part) => {
    const stem = without(word, part);
    return (
      stem !== null &&
      stem.length > 1 &&
      group.some((another) => another !== part && without(other, another) === stem)
    );
  });
}

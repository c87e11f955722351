import type { BadgeItem } from "./badge-state.ts";

type SayText = (words: { readonly fr: string; readonly en: string }) => string;

/** Badges for stories, in the language that they are shown in. */
export const badgeExamplesIn = (say: SayText) =>
  ({
    streak: {
      id: "streak-7",
      name: say({ fr: "Sept jours de feu doux", en: "Seven days on a low flame" }),
      description: say({ fr: "Étudier sept jours de suite", en: "Study seven days in a row" }),
      emblem: "streak",
      tier: 2,
      points: 50,
      state: { kind: "unlocked", on: new Date(2026, 10, 18, 12) },
    },
    first: {
      id: "first-drop",
      name: say({ fr: "Première goutte", en: "First drop" }),
      description: say({ fr: "Terminer une première leçon", en: "Finish a first lesson" }),
      emblem: "first-drop",
      tier: 1,
      points: 10,
      state: { kind: "unlocked", on: new Date(2026, 9, 2, 12) },
    },
    reviews: {
      id: "reviews-100",
      name: say({ fr: "Mémoire longue", en: "Long memory" }),
      description: say({
        fr: "Revoir cent cartes sans en oublier une",
        en: "Review a hundred cards without forgetting one",
      }),
      emblem: "reviews",
      tier: 3,
      points: 120,
      state: {
        kind: "locked",
        progress: {
          value: 64,
          max: 100,
          text: say({ fr: "64 cartes sur 100", en: "64 of 100 cards" }),
        },
      },
    },
    community: {
      id: "votes",
      name: say({ fr: "Voix au chapitre", en: "A voice in the matter" }),
      description: say({
        fr: "Voter pour la suite d’Alambic",
        en: "Vote on what comes next in Alambic",
      }),
      emblem: "community",
      tier: 1,
      points: 20,
      state: { kind: "locked" },
    },
  }) as const satisfies Record<string, BadgeItem>;

/** Badges for stories and tests. */
export const badgeExamples = badgeExamplesIn(({ fr }) => fr);

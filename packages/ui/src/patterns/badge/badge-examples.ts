import type { BadgeItem } from "./badge-state.ts";

/** Badges for stories and tests. */
export const badgeExamples = {
  streak: {
    id: "streak-7",
    name: "Sept jours de feu doux",
    description: "Étudier sept jours de suite",
    emblem: "streak",
    tier: 2,
    points: 50,
    state: { kind: "unlocked", on: new Date(2026, 10, 18, 12) },
  },
  first: {
    id: "first-drop",
    name: "Première goutte",
    description: "Terminer une première leçon",
    emblem: "first-drop",
    tier: 1,
    points: 10,
    state: { kind: "unlocked", on: new Date(2026, 9, 2, 12) },
  },
  reviews: {
    id: "reviews-100",
    name: "Mémoire longue",
    description: "Revoir cent cartes sans en oublier une",
    emblem: "reviews",
    tier: 3,
    points: 120,
    state: { kind: "locked", progress: { value: 64, max: 100, text: "64 cartes sur 100" } },
  },
  community: {
    id: "votes",
    name: "Voix au chapitre",
    description: "Voter pour la suite d’Alambic",
    emblem: "community",
    tier: 1,
    points: 20,
    state: { kind: "locked" },
  },
} as const satisfies Record<string, BadgeItem>;

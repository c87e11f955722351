import type { NotificationItem } from "./notification.ts";

/** When the stories take place. */
export const storyNow = new Date("2026-11-20T18:00:00Z");

/** Notifications for stories and tests. */
export const notificationExamples = [
  {
    id: "1",
    kind: "capsule",
    title: "« Les fractions sans peur » est prête",
    body: "Quatorze leçons t’attendent.",
    at: new Date("2026-11-20T17:48:00Z"),
    read: false,
    href: "/capsule/1",
  },
  {
    id: "2",
    kind: "badge",
    title: "Badge gagné : Sept jours de feu doux",
    body: "50 XP de bonus dans ta fiole.",
    at: new Date("2026-11-19T08:00:00Z"),
    read: false,
    href: "/badges",
  },
  {
    id: "3",
    kind: "message",
    title: "Le vote sur la suite est clos",
    body: "Merci : ton choix, les exercices d’écoute, l’emporte.",
    at: new Date("2026-11-02T08:00:00Z"),
    read: true,
  },
] as const satisfies NotificationItem[];

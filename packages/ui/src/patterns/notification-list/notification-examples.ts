import type { NotificationItem } from "./notification.ts";

/** When the stories take place. */
export const storyNow = new Date("2026-11-20T18:00:00Z");

type SayText = (words: { readonly fr: string; readonly en: string }) => string;

/** Notifications for stories, in the language that they are shown in. */
export const notificationExamplesIn = (say: SayText) =>
  [
    {
      id: "1",
      kind: "capsule",
      title: say({
        fr: "« Les fractions sans peur » est prête",
        en: "“Fractions without fear” is ready",
      }),
      body: say({ fr: "Quatorze leçons t’attendent.", en: "Fourteen lessons await you." }),
      at: new Date("2026-11-20T17:48:00Z"),
      read: false,
      href: "/capsule/1",
    },
    {
      id: "2",
      kind: "badge",
      title: say({
        fr: "Badge gagné : Sept jours de feu doux",
        en: "Badge earned: Seven days on a low flame",
      }),
      body: say({ fr: "50 XP de bonus dans ta fiole.", en: "50 bonus XP in your flask." }),
      at: new Date("2026-11-19T08:00:00Z"),
      read: false,
      href: "/badges",
    },
    {
      id: "3",
      kind: "message",
      title: say({
        fr: "Le vote sur la suite est clos",
        en: "The vote on what comes next is closed",
      }),
      body: say({
        fr: "Merci : ton choix, les exercices d’écoute, l’emporte.",
        en: "Thank you: your choice, the listening exercises, won.",
      }),
      at: new Date("2026-11-02T08:00:00Z"),
      read: true,
    },
  ] as const satisfies NotificationItem[];

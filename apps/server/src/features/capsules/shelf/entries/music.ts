import { ofSkill } from "../ShelfEntry.ts";
import type { ShelfEntry } from "../ShelfEntry.ts";

/** The theory of music. */
export const music: readonly ShelfEntry[] = [
  ...ofSkill({ domain: "music", skill: "music_theory" }, [
    {
      key: "music-notes",
      topic: "musical notes",
      level: "beginner",
      icon: "♩",
      title: {
        fr: "Lire la musique : notes et rythme",
        en: "Reading music: notes and rhythm",
        nl: "Noten lezen: noten en ritme",
      },
    },
    {
      key: "music-intervals",
      topic: "intervals",
      level: "intermediate",
      icon: "♯",
      after: "music-notes",
      title: { fr: "Musique : les intervalles", en: "Music: intervals", nl: "Muziek: intervallen" },
    },
    {
      key: "music-keys",
      topic: "scales",
      level: "intermediate",
      icon: "♭",
      after: "music-intervals",
      title: {
        fr: "Musique : gammes et tonalités",
        en: "Music: scales and keys",
        nl: "Muziek: toonladders en toonsoorten",
      },
    },
    {
      key: "music-chords",
      topic: "chords",
      level: "advanced",
      icon: "♫",
      after: "music-keys",
      title: { fr: "Musique : les accords", en: "Music: chords", nl: "Muziek: akkoorden" },
    },
  ]),
];

import {
  BookOpen,
  CalendarDays,
  Droplet,
  Flag,
  Flame,
  FlaskConical,
  Globe,
  GraduationCap,
  Languages,
  RotateCcw,
  Trophy,
  Vote,
} from "../../primitives/icon/icons.ts";

/** The signs that a badge can bear, by what it is given for. */
export const emblemGlyphs = {
  "first-drop": Droplet,
  lessons: BookOpen,
  capsules: FlaskConical,
  streak: Flame,
  seasons: CalendarDays,
  reviews: RotateCcw,
  quests: Flag,
  mastery: GraduationCap,
  languages: Languages,
  explorer: Globe,
  community: Vote,
  champion: Trophy,
} as const;

export type BadgeEmblem = keyof typeof emblemGlyphs;

export const badgeEmblems = [
  "first-drop",
  "lessons",
  "capsules",
  "streak",
  "seasons",
  "reviews",
  "quests",
  "mastery",
  "languages",
  "explorer",
  "community",
  "champion",
] as const satisfies BadgeEmblem[];

/** How far its family goes: the molecule around the flask has three, four or six atoms. */
export const badgeTiers = [1, 2, 3] as const;
export type BadgeTier = (typeof badgeTiers)[number];

import { ofSkill } from "../ShelfEntry.ts";
import type { ShelfEntry } from "../ShelfEntry.ts";

/** Countries, on the map and by their capitals. */
export const geography: readonly ShelfEntry[] = [
  ...ofSkill({ domain: "social_sciences", skill: "geography" }, [
    {
      key: "continents",
      topic: "continents",
      level: "beginner",
      icon: "◍",
      title: {
        fr: "Les pays et leurs continents",
        en: "Countries and their continents",
        nl: "Landen en hun werelddeel",
      },
    },
    {
      key: "europe",
      topic: "geography europe",
      level: "beginner",
      icon: "EU",
      after: "continents",
      title: {
        fr: "L’Europe : cartes, voisins, côtes",
        en: "Europe: maps, neighbours, coasts",
        nl: "Europa: kaarten, buren, kusten",
      },
    },
    {
      key: "africa",
      topic: "geography africa",
      level: "intermediate",
      icon: "AF",
      after: "continents",
      title: {
        fr: "L’Afrique : cartes, voisins, côtes",
        en: "Africa: maps, neighbours, coasts",
        nl: "Afrika: kaarten, buren, kusten",
      },
    },
    {
      key: "america",
      topic: "geography america",
      level: "intermediate",
      icon: "AM",
      after: "continents",
      title: {
        fr: "L’Amérique : cartes, voisins, côtes",
        en: "The Americas: maps, neighbours, coasts",
        nl: "Amerika: kaarten, buren, kusten",
      },
    },
    {
      key: "asia",
      topic: "geography asia",
      level: "intermediate",
      icon: "AS",
      after: "continents",
      title: {
        fr: "L’Asie : cartes, voisins, côtes",
        en: "Asia: maps, neighbours, coasts",
        nl: "Azië: kaarten, buren, kusten",
      },
    },
    {
      key: "capitals-europe",
      topic: "capitals europe",
      level: "beginner",
      icon: "★",
      title: {
        fr: "Les capitales d’Europe",
        en: "Capitals of Europe",
        nl: "Hoofdsteden van Europa",
      },
    },
    {
      key: "capitals-africa",
      topic: "capitals africa",
      level: "intermediate",
      icon: "☆",
      after: "capitals-europe",
      title: {
        fr: "Les capitales d’Afrique",
        en: "Capitals of Africa",
        nl: "Hoofdsteden van Afrika",
      },
    },
    {
      key: "capitals-america",
      topic: "capitals america",
      level: "intermediate",
      icon: "✦",
      after: "capitals-europe",
      title: {
        fr: "Les capitales d’Amérique",
        en: "Capitals of the Americas",
        nl: "Hoofdsteden van Amerika",
      },
    },
    {
      key: "capitals-asia",
      topic: "capitals asia oceania",
      level: "intermediate",
      icon: "✧",
      after: "capitals-europe",
      title: {
        fr: "Les capitales d’Asie et d’Océanie",
        en: "Capitals of Asia and Oceania",
        nl: "Hoofdsteden van Azië en Oceanië",
      },
    },
  ]),
];

import { mentions } from "../../../texts/foldText.ts";
import { situationIds } from "./situations.ts";
import type { CefrLevel, SituationId } from "./situations.ts";

/** Words of French, English and Dutch that name a situation, folded; a star stands for any ending. */
const words: Readonly<Record<SituationId, readonly string[]>> = {
  meeting: [
    "faire connaissance",
    "se presenter",
    "rencontre*",
    "salutation*",
    "saluer",
    "meeting people",
    "introduc*",
    "getting to know",
    "greeting*",
    "kennismak*",
    "voorstellen",
    "begroet*",
  ],
  cafe: [
    "cafe",
    "restaurant*",
    "commander",
    "serveur",
    "bar",
    "ordering food",
    "ordering in",
    "eten bestellen",
    "bestellen",
    "horeca",
  ],
  family: ["famille*", "family", "families", "familie*", "gezin"],
  directions: [
    "demander son chemin",
    "demander le chemin",
    "itineraire*",
    "s orienter",
    "directions",
    "asking the way",
    "de weg vragen",
    "weg vragen",
    "routebeschrijving*",
  ],
  shopping: [
    "achats",
    "courses",
    "magasin*",
    "shopping",
    "shops",
    "at the shop",
    "winkel*",
    "boodschappen",
  ],
  weather: [
    "meteo*",
    "temps qu il fait",
    "l heure",
    "weather",
    "telling the time",
    "het weer",
    "klokkijken",
    "hoe laat",
  ],
  train: [
    "train",
    "trains",
    "gare",
    "station",
    "trein*",
    "voyage*",
    "travel*",
    "reizen",
    "op reis",
  ],
  hotel: ["hotel*", "voyage*", "travel*", "reizen", "op reis", "vakantie", "vacances", "holiday*"],
  plans: [
    "rendez vous",
    "inviter",
    "invitation*",
    "sortir",
    "making plans",
    "going out",
    "afspreken",
    "afspraken",
    "uitgaan",
  ],
  phone: ["telephone", "telephoner", "au telephone", "phone*", "telephon*", "telefoon*", "bellen"],
  doctor: [
    "medecin",
    "docteur",
    "sante",
    "chez le medecin",
    "doctor*",
    "health",
    "dokter*",
    "huisarts",
    "gezondheid",
  ],
  work: [
    "travail",
    "au bureau",
    "entretien d embauche",
    "professionnel*",
    "work",
    "job interview*",
    "at the office",
    "business",
    "werk",
    "sollicit*",
    "op kantoor",
    "zakelijk*",
  ],
  flat: [
    "louer",
    "logement",
    "appartement*",
    "renting",
    "flat",
    "apartment*",
    "housing",
    "huren",
    "woning*",
  ],
  complaint: ["reclamation*", "se plaindre", "complain*", "klacht*", "klagen"],
};

const conversation = [
  "dialogue*",
  "dialog",
  "dialogs",
  "conversation*",
  "converser",
  "oral",
  "parler",
  "phrases utiles",
  "phrases courantes",
  "useful phrases",
  "everyday phrases",
  "phrasebook",
  "speaking",
  "small talk",
  "gesprek*",
  "spreken",
  "praten",
  "dialogen",
  "handige zinnen",
];

/** The situations that a folded topic names, in the order in which they are taught. */
export function situationsIn(folded: string): readonly SituationId[] {
  return situationIds.filter((id) => mentions(folded, words[id]));
}

/** Whether a folded topic asks for conversation, about whatever. */
export function asksForConversation(folded: string): boolean {
  return mentions(folded, conversation);
}

/** The level that a folded topic asks for: A1, A2 or B1; null where it names none. */
export function levelIn(folded: string): CefrLevel | null {
  if (mentions(folded, ["b1", "intermediaire*", "intermediate"])) return "B1";
  if (mentions(folded, ["a2", "faux debutant*", "elementary", "elementaire"])) return "A2";
  return mentions(folded, ["a1", "debutant*", "beginner*", "beginners", "beginner s"])
    ? "A1"
    : null;
}

import type { Locale } from "@alambic/contract";

/** A noun that says what kind of thing a name names, and that a name may be without. */
export interface GenericNouns {
  /** Stands before the name: *le fleuve Amazone*, *the river Nile*. */
  readonly before: string;
  /** Stands before the name with "of" between: *the city of Paris*. */
  readonly of: string;
  /** Stands behind the name: *Nile river*. */
  readonly after: string;
  /** The names whose noun may be left out, where not every name stands by itself. */
  readonly names?: string;
  /** Whether the noun may only be left out: the bare name names something else first. */
  readonly kept?: true;
}

/**
 * By language, a line for each kind of thing; two kinds contradict each other. Seas and oceans are
 * mostly named by an adjective, so that few names stand without their noun.
 */
export const genericNouns: Readonly<Record<Locale, readonly GenericNouns[]>> = {
  fr: [
    { before: "fleuve riviere", of: "fleuve riviere", after: "" },
    { before: "ocean", of: "", after: "", names: "pacifique atlantique arctique austral" },
    {
      before: "mer",
      of: "",
      after: "",
      names: "mediterranee baltique adriatique caspienne egee",
    },
    { before: "mont volcan", of: "", after: "" },
    { before: "lac", of: "lac", after: "" },
    { before: "desert", of: "desert", after: "" },
    { before: "montagnes", of: "chaine massif", after: "" },
    { before: "ville", of: "ville cite", after: "" },
    { before: "republique", of: "republique royaume pays", after: "" },
    { before: "planete", of: "", after: "" },
    { before: "", of: "ile", after: "" },
    { before: "", of: "bataille", after: "", kept: true },
    { before: "", of: "traite", after: "", kept: true },
    { before: "", of: "theoreme", after: "", kept: true },
    { before: "roi", of: "", after: "" },
    { before: "reine", of: "", after: "" },
    { before: "empereur", of: "", after: "" },
    { before: "imperatrice", of: "", after: "" },
    { before: "president", of: "", after: "" },
    { before: "pape", of: "", after: "" },
    { before: "prince", of: "", after: "" },
    { before: "princesse", of: "", after: "" },
    { before: "dieu", of: "", after: "" },
    { before: "deesse", of: "", after: "" },
  ],
  en: [
    { before: "river", of: "river", after: "river" },
    { before: "", of: "", after: "ocean", names: "pacific atlantic arctic" },
    {
      before: "",
      of: "",
      after: "sea",
      names: "mediterranean baltic adriatic caspian aegean caribbean",
    },
    { before: "mount volcano mt", of: "", after: "volcano" },
    { before: "lake", of: "lake", after: "" },
    { before: "", of: "", after: "desert" },
    { before: "", of: "", after: "mountains" },
    { before: "", of: "city", after: "" },
    { before: "", of: "republic kingdom country", after: "" },
    { before: "planet", of: "planet", after: "" },
    { before: "", of: "island", after: "" },
    { before: "", of: "battle", after: "", kept: true },
    { before: "", of: "treaty", after: "", kept: true },
    { before: "king", of: "", after: "" },
    { before: "queen", of: "", after: "" },
    { before: "emperor", of: "", after: "" },
    { before: "empress", of: "", after: "" },
    { before: "president", of: "", after: "" },
    { before: "pope", of: "", after: "" },
    { before: "prince", of: "", after: "" },
    { before: "princess", of: "", after: "" },
    { before: "god", of: "", after: "" },
    { before: "goddess", of: "", after: "" },
  ],
  nl: [
    { before: "rivier", of: "", after: "rivier" },
    { before: "oceaan", of: "", after: "oceaan", names: "pacific" },
    { before: "berg vulkaan", of: "", after: "" },
    { before: "meer", of: "meer", after: "" },
    { before: "woestijn", of: "", after: "woestijn" },
    { before: "", of: "", after: "gebergte" },
    { before: "stad", of: "stad", after: "" },
    { before: "republiek koninkrijk", of: "republiek koninkrijk", after: "" },
    { before: "planeet", of: "", after: "" },
    { before: "eiland", of: "", after: "" },
    { before: "", of: "slag", after: "", kept: true },
    { before: "", of: "verdrag vrede", after: "", kept: true },
    { before: "koning", of: "", after: "" },
    { before: "koningin", of: "", after: "" },
    { before: "keizer", of: "", after: "" },
    { before: "keizerin", of: "", after: "" },
    { before: "president", of: "", after: "" },
    { before: "paus", of: "", after: "" },
    { before: "prins", of: "", after: "" },
    { before: "prinses", of: "", after: "" },
    { before: "god", of: "", after: "" },
    { before: "godin", of: "", after: "" },
  ],
};

/** Words that name nothing by themselves, or other things: what is called by them has to be called in full. */
export const unclearWords: Readonly<Record<Locale, string>> = {
  fr: `noir noire noirs rouge blanc blanche blancs bleu bleue bleues jaune vert verte morte mort
    grand grande petit petite haut haute nouveau nouvelle nord sud est ouest centrale france paques
    man chine coree congo guinee dominicaine tcheque islamique lion soleil lumiere`,
  en: `black red white yellow blue green dead great grand big little small high new north south
    east west northern southern eastern western central upper lower salt sandy rocky smoky table
    sugar china korea congo guinea kong lear midas first last district plate man god`,
  nl: `zwarte rode witte gele blauwe groene dode grote kleine hoge lage nieuwe noord zuid oost west
    noordelijke zuidelijke rots hoog laag china korea congo guinea stille indische`,
};

/** Names of several things, first of one that is none of the kinds above: no noun may be added. */
export const sharedNames: Readonly<Record<Locale, string>> = {
  fr: `niger geneve constance come garde annecy victoria mississippi missouri ohio colorado michigan
    ontario senegal gambie jourdain limpopo luxembourg mexico erie washington arthur`,
  en: `niger geneva como constance garda victoria mississippi missouri ohio colorado delaware
    tennessee arkansas connecticut illinois michigan ontario erie utah senegal gambia jordan
    luxembourg mexico superior arthur cook hudson washington`,
  nl: `niger geneve constance victoria mississippi missouri ohio colorado michigan ontario senegal
    gambia jordaan luxemburg limburg utrecht groningen mexico oranje washington arthur`,
};

import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/** A sentence with places for words: `{0}`, `{1}`. */
export type Frame = string;

interface Found {
  readonly where: Frame;
  readonly here: Frame;
}

interface PictureFrames {
  readonly one: Found;
  readonly many: Found;
  readonly and: Frame;
}

/** Looking for things in a picture, in forms whose nouns keep the article that they are learned with. */
export const pictureFrames: Readonly<Record<TaughtLanguage, PictureFrames>> = {
  en: {
    one: { where: "Where is {0}?", here: "Here is {0}." },
    many: { where: "Where are {0}?", here: "Here are {0}." },
    and: "And {0}?",
  },
  fr: {
    one: { where: "Où est {0}\u202F?", here: "Voici {0}." },
    many: { where: "Où sont {0}\u202F?", here: "Voici {0}." },
    and: "Et {0}\u202F?",
  },
  nl: {
    one: { where: "Waar is {0}?", here: "Hier is {0}." },
    many: { where: "Waar zijn {0}?", here: "Hier zijn {0}." },
    and: "En {0}?",
  },
  de: {
    one: { where: "Wo ist {0}?", here: "Hier ist {0}." },
    many: { where: "Wo sind {0}?", here: "Hier sind {0}." },
    and: "Und {0}?",
  },
  es: {
    one: { where: "¿Dónde está {0}?", here: "Aquí está {0}." },
    many: { where: "¿Dónde están {0}?", here: "Aquí están {0}." },
    and: "¿Y {0}?",
  },
  it: {
    one: { where: "Dov’è {0}?", here: "Ecco {0}." },
    many: { where: "Dove sono {0}?", here: "Ecco {0}." },
    and: "E {0}?",
  },
  pt: {
    one: { where: "Onde está {0}?", here: "Aqui está {0}." },
    many: { where: "Onde estão {0}?", here: "Aqui estão {0}." },
    and: "E {0}?",
  },
  ja: {
    one: { where: "{0}はどこですか。", here: "{0}はここです。" },
    many: { where: "{0}はどこですか。", here: "{0}はここです。" },
    and: "{0}は？",
  },
};

export const colourFrames: Readonly<
  Record<TaughtLanguage, { readonly ask: Frame; readonly answer: Frame }>
> = {
  en: { ask: "What colour is it?", answer: "It is {0}." },
  fr: { ask: "De quelle couleur est-ce\u202F?", answer: "C’est {0}." },
  nl: { ask: "Welke kleur is het?", answer: "Het is {0}." },
  de: { ask: "Welche Farbe ist das?", answer: "Das ist {0}." },
  es: { ask: "¿De qué color es?", answer: "Es {0}." },
  it: { ask: "Di che colore è?", answer: "È {0}." },
  pt: { ask: "De que cor é?", answer: "É {0}." },
  ja: { ask: "何色ですか。", answer: "{0}です。" },
};

export const plusFrames: Readonly<Record<TaughtLanguage, Frame>> = {
  en: "{0} plus {1} is {2}",
  fr: "{0} plus {1} font {2}",
  nl: "{0} plus {1} is {2}",
  de: "{0} plus {1} ist {2}",
  es: "{0} más {1} son {2}",
  it: "{0} più {1} fa {2}",
  pt: "{0} mais {1} são {2}",
  ja: "{0} 足す {1} は {2}",
};

export const nextFrames: Readonly<Record<TaughtLanguage, Frame>> = {
  en: "After {0} comes {1}.",
  fr: "Après {0} vient {1}.",
  nl: "Na {0} komt {1}.",
  de: "Nach {0} kommt {1}.",
  es: "Después de {0} viene {1}.",
  it: "Dopo {0} viene {1}.",
  pt: "Depois de {0} vem {1}.",
  ja: "{0}の次は{1}です。",
};

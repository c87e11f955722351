import type { SkillWords } from "../SkillWords.ts";

/**
 * Names of the languages that are taught, and phrases that mean learning one. Behind a ~ stands an
 * adjective that more often says where something comes from.
 */
export const languages: readonly SkillWords[] = [
  {
    skill: "japanese",
    words:
      "japonais, ~japonaise, japanese, japans, ~japanse, ~japon, ~japan, nihongo, hiragana, katakana, kana, kanji, jlpt, nippon, keigo",
  },
  {
    skill: "dutch",
    words:
      "neerlandais, ~neerlandaise, ~hollandais, ~flamand, dutch, flemish, nederlands, nederlandse, vlaams, nt2, inburgering",
  },
  {
    skill: "french",
    words:
      "francais, ~francaise, french, frans, ~franse, fle, delf, dalf, passe compose, subjonctif, la langue francaise, orthographe, grammaire francaise",
  },
  {
    skill: "english",
    words:
      "anglais, ~anglaise, english, engels, ~engelse, toeic, toefl, ielts, phrasal verbs, present perfect, business english, verbes irreguliers anglais",
  },
  {
    skill: "spanish",
    words:
      "espagnol, ~espagnole, castillan, spanish, spaans, ~spaanse, espanol, castellano, ser et estar, ser and estar, dele",
  },
  {
    skill: "german",
    words:
      "allemand, ~allemande, german, duits, ~duitse, deutsch, der die das, goethe zertifikat, naamvallen duits, declinaisons allemandes",
  },
  { skill: "italian", words: "italien, ~italienne, italian, italiaans, ~italiaanse, italiano" },
  {
    skill: "portuguese",
    words:
      "portugais, ~portugaise, portuguese, portugees, ~portugese, portugues, bresilien, brazilian portuguese, braziliaans",
  },
];

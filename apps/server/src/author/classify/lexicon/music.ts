import type { SkillWords } from "../SkillWords.ts";

export const music: readonly SkillWords[] = [
  {
    skill: "music_theory",
    words:
      "solfege, theorie musicale, lire la musique, notes de musique, gammes, accords, rythme, harmonie, intervalles, cle de sol, music theory, read music, scales, chords, rhythm, harmony, intervals, sheet music, muziektheorie, noten lezen, notenleer, toonladders, akkoorden, ritme, harmonieleer, composition musicale, improvisation jazz",
  },
  {
    skill: "piano",
    words:
      "piano, clavier, jouer du piano, keyboard, play the piano, klavier, piano spelen, pianospelen, pianoles, synthesizer, orgue",
  },
  {
    skill: "guitar",
    words:
      "guitare, guitare electrique, tablature, ukulele, basse, guitar, electric guitar, guitar chords, bass guitar, gitaar, gitaar spelen, gitaarakkoorden, basgitaar, banjo",
  },
  {
    skill: "singing",
    words:
      "chant, chanter, chorale, technique vocale, respiration chant, singing, vocal technique, choir, zingen, zangles, koor, stemtechniek, beatbox",
  },
  {
    skill: "instruments",
    words:
      "violon, batterie, flute, saxophone, trompette, harmonica, accordeon, violoncelle, clarinette, violin, drums, trumpet, cello, clarinet, viool, drummen, slagwerk, fluit, saxofoon, trompet, accordeon spelen, djembe, harp, harpe",
  },
  {
    skill: "music_history",
    words:
      "histoire de la musique, musique classique, mozart, beethoven, bach, jazz, rock, rap, hip hop, opera, blues, musique electronique, beatles, music history, classical music, history of jazz, electronic music, muziekgeschiedenis, klassieke muziek, jazzgeschiedenis, opera s, mao, dj, production musicale, music production, muziekproductie, ableton, musique, music, muziek",
  },
];

import type { SkillWords } from "../SkillWords.ts";

export const arts: readonly SkillWords[] = [
  {
    skill: "drawing",
    words:
      "dessin, dessiner, croquis, perspective, portrait, manga, bande dessinee, illustration, calligraphie, drawing, sketching, perspective drawing, portraits, comics, calligraphy, tekenen, schetsen, perspectief, portret, striptekenen, kalligrafie, aquarelle dessin, urban sketching",
  },
  {
    skill: "painting",
    words:
      "peinture, peindre, aquarelle, acrylique, huile, theorie des couleurs, impressionnisme, histoire de l art, van gogh, picasso, sculpture, musees, painting, watercolour, watercolor, oil painting, colour theory, impressionism, art history, renaissance art, schilderen, aquarel, olieverf, kleurenleer, impressionisme, kunstgeschiedenis, beeldhouwen, rembrandt, surrealisme, cubisme, ceramique, pottery",
  },
  {
    skill: "photography",
    words:
      "photographie, photo, appareil photo, exposition, composition photo, retouche, lightroom, ouverture et vitesse, photography, camera, exposure, photo composition, photo editing, aperture, fotografie, fotograferen, belichting, beeldcompositie, fotobewerking, photoshop",
  },
  {
    skill: "cinema",
    words:
      "cinema, realisation, scenario, montage video, hitchcock, histoire du cinema, film, documentaire, filmmaking, screenwriting, video editing, film history, movies, animation, filmgeschiedenis, scenario schrijven, videomontage, films maken, nouvelle vague, theatre, acting, improvisation, toneel, danse, dance, ballet, dans",
  },
  {
    skill: "literature",
    words:
      "litterature, poesie, roman, moliere, victor hugo, baudelaire, shakespeare, figures de style, ecriture creative, analyse de texte, fables, camus, literature, poetry, novel, creative writing, figures of speech, literary analysis, literatuur, poezie, romans, creatief schrijven, stijlfiguren, gedichten, proust, contes, harry potter, tolkien, multatuli",
  },
  {
    skill: "architecture",
    words:
      "architecture, urbanisme, gothique, baroque, le corbusier, art deco, decoration interieure, design, mode, graphisme, typographie, city planning, gothic, interior design, graphic design, fashion, typography, architectuur, bouwkunst, gotiek, stedenbouw, interieurontwerp, grafische vormgeving, cathedrales, ux design",
  },
];

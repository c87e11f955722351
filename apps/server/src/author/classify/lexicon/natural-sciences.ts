import type { SkillWords } from "../SkillWords.ts";

export const naturalSciences: readonly SkillWords[] = [
  {
    skill: "biology",
    words:
      "biologie, cellule, cellules, photosynthese, adn, genetique, evolution, ecosystemes, botanique, zoologie, microbiologie, bacteries, virus, mitose, reproduction, plantes, animaux, biologie cellulaire, svt, biology, cells, cell division, photosynthesis, dna, genetics, ecosystems, botany, zoology, microbiology, bacteria, mitosis, natural selection, celbiologie, fotosynthese, erfelijkheid, genetica, evolutieleer, plantkunde, dierkunde, bacterien, oiseaux, birds, vogels, champignons, insectes, insects, dinosaures, dinosaurs, neurosciences, neuroscience, respiration cellulaire",
  },
  {
    skill: "physics",
    words:
      "physique, mecanique, forces, newton, electricite, magnetisme, optique, thermodynamique, relativite, mecanique quantique, ondes, energie, gravitation, circuit electrique, circuits electriques, electrique, serie et derivation, loi d ohm, nucleaire, physics, mechanics, forces and motion, electricity, magnetism, optics, thermodynamics, relativity, quantum mechanics, waves, gravity, ohm s law, circuits, natuurkunde, mechanica, krachten, elektriciteit, magnetisme, optica, thermodynamica, relativiteit, kwantummechanica, golven, zwaartekracht, kernfysica, particules, particle physics",
  },
  {
    skill: "chemistry",
    words:
      "chimie, atomes, molecules, tableau periodique, reactions chimiques, acides et bases, chimie organique, oxydoreduction, liaisons chimiques, ph, stoechiometrie, elements chimiques, chemistry, atoms, periodic table, chemical reactions, chemical equations, acids and bases, organic chemistry, redox, chemical bonds, stoichiometry, scheikunde, chemie, atomen, moleculen, periodiek systeem, chemische reacties, zuren en basen, organische chemie, mengsels",
  },
  {
    skill: "astronomy",
    words:
      "astronomie, systeme solaire, planetes, etoiles, galaxies, trous noirs, univers, cosmologie, lune, big bang, exploration spatiale, telescope, constellations, astronomy, solar system, planets, stars, black holes, universe, cosmology, space exploration, moon landing, sterrenkunde, zonnestelsel, planeten, sterren, zwarte gaten, heelal, ruimtevaart, eclipses, mars, exoplanetes",
  },
  {
    skill: "earth_science",
    words:
      "geologie, volcans, seismes, tectonique des plaques, roches, mineraux, meteorologie, climat, changement climatique, oceanographie, cycle de l eau, geology, volcanoes, earthquakes, plate tectonics, rocks and minerals, meteorology, climate change, climate, oceanography, water cycle, weather, geologie aardkunde, vulkanen, aardbevingen, platentektoniek, gesteenten, weerkunde, klimaatverandering, klimaat, kringloop van het water, rechauffement climatique, fossiles, fossils, glaciers",
  },
  {
    skill: "medicine",
    words:
      "medecine, anatomie, corps humain, physiologie, systeme immunitaire, coeur, digestion, premiers secours, secourisme, pharmacologie, soins infirmiers, maladies, vaccins, squelette, systeme nerveux, medicine, anatomy, human body, physiology, immune system, heart, first aid, pharmacology, nursing, diseases, vaccines, skeleton, nervous system, geneeskunde, anatomie van het menselijk lichaam, menselijk lichaam, immuunsysteem, spijsvertering, ehbo, eerste hulp, verpleegkunde, ziekten, farmacologie, kine, dentaire, epidemiologie",
  },
  {
    skill: "ecology",
    words:
      "ecologie, biodiversite, developpement durable, environnement, energies renouvelables, pollution, recyclage, foret, zero dechet, permaculture, ecology, biodiversity, sustainability, sustainable development, environment, renewable energy, recycling, deforestation, conservation, ecologie en milieu, biodiversiteit, duurzaamheid, duurzame ontwikkeling, hernieuwbare energie, milieu, natuurbehoud, vervuiling, transition ecologique",
  },
];

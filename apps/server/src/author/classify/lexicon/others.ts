import type { SkillWords } from "../SkillWords.ts";

export const others: readonly SkillWords[] = [
  {
    skill: "general_knowledge",
    words:
      "culture generale, quiz, faits insolites, general knowledge, trivia, fun facts, algemene kennis, weetjes, records du monde, world records",
  },
  {
    skill: "sports",
    words:
      "football, tennis, basket, rugby, cyclisme, natation, jeux olympiques, judo, escalade, ski, formule 1, regles du football, soccer, basketball, cycling, swimming, olympic games, climbing, voetbal, wielrennen, zwemmen, olympische spelen, klimmen, voile, sailing, zeilen, equitation, horse riding, paardrijden, plongee, diving, duiken, petanque",
  },
  {
    skill: "travel",
    words:
      "voyage, voyager, tourisme, sac a dos, guide touristique, aviation, bateau permis, trains, travel, travelling, tourism, backpacking, aviation basics, reizen, toerisme, rondreis, vliegtuigen, treinen, trams",
  },
];

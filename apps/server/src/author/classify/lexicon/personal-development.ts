import type { SkillWords } from "../SkillWords.ts";

export const personalDevelopment: readonly SkillWords[] = [
  {
    skill: "productivity",
    words:
      "productivite, gestion du temps, organisation, procrastination, concentration, prise de notes, habitudes, methode pomodoro, objectifs, productivity, time management, organisation skills, focus, note taking, habits, goal setting, planning, tijdbeheer, timemanagement, uitstelgedrag, productiviteit, gewoontes, doelen stellen, notities maken, memorisation, lecture rapide, speed reading",
  },
  {
    skill: "communication",
    words:
      "communication, prise de parole, parler en public, negociation, ecoute active, communication non violente, rhetorique, redaction, ecrire, eloquence, public speaking, negotiation, active listening, presentation skills, writing skills, debate, storytelling, communicatie, spreken in het openbaar, onderhandelen, actief luisteren, presenteren, schrijfvaardigheid, debatteren, entretien d embauche, job interview, sollicitatie, cv",
  },
  {
    skill: "leadership",
    words:
      "leadership, diriger une equipe, motiver une equipe, prise de decision, intelligence emotionnelle, coaching, feedback, leading a team, decision making, emotional intelligence, leiderschap, leidinggeven, beslissingen nemen, emotionele intelligentie, teamwork, gestion des conflits, conflict resolution, conflicthantering",
  },
  {
    skill: "wellbeing",
    words:
      "bien etre, meditation, gestion du stress, sommeil, yoga, confiance en soi, pleine conscience, nutrition, alimentation saine, sport, musculation, course a pied, relaxation, developpement personnel, wellbeing, mindfulness, stress management, sleep, self confidence, healthy eating, fitness, running, welzijn, meditatie, stress, slapen, zelfvertrouwen, gezonde voeding, hardlopen, ademhaling, burn out, parentalite, parenting, opvoeding",
  },
  {
    skill: "life_skills",
    words:
      "cuisine, cuisiner, recettes, patisserie, pain, jardinage, bricolage, couture, tricot, code de la route, permis de conduire, vin, oenologie, cocktails, cooking, recipes, baking, bread, gardening, diy, sewing, knitting, driving test, wine, koken, recepten, bakken, brood, tuinieren, klussen, naaien, breien, rijbewijs, verkeersregels, wijn, fermentation, survie, camping, premiers pas en cuisine, chiens, dog training, apiculture, potager, moestuin, vegetables, legumes, groenten, growing vegetables, at home",
  },
];

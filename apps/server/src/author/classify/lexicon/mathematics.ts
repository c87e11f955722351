import type { SkillWords } from "../SkillWords.ts";

export const mathematics: readonly SkillWords[] = [
  {
    skill: "arithmetic",
    words:
      "arithmetique, calcul, calcul mental, additions, additionner, soustraction, multiplication, multiplier, division, tables de multiplication, table de multiplication, fractions, pourcentages, nombres, decimaux, compter, quatre operations, retenue, puissances, racines carrees, proportionnalite, arithmetic, addition, subtraction, times tables, percentages, decimals, mental maths, counting, long division, rounding, order of operations, rekenen, hoofdrekenen, optellen, aftrekken, vermenigvuldigen, delen, tafels, breuken, procenten, kommagetallen, machten, tellen, staartdeling, maths primaire, basisonderwijs rekenen, numeracy, priorites operatoires, nombres relatifs, negative numbers",
  },
  {
    skill: "algebra",
    words:
      "algebre, equations, equation, equations du premier degre, second degre, inconnue, factorisation, factoriser, developper, identites remarquables, polynomes, algebre lineaire, matrices, systemes d equations, calcul litteral, inequations, algebra, linear equations, quadratic equations, factoring, polynomials, linear algebra, expanding brackets, vectors, vergelijkingen, lineaire vergelijkingen, ontbinden in factoren, merkwaardige producten, veeltermen, matrices rekenen, vectoren, vecteurs, group theory, groupes, complex numbers, nombres complexes, complexe getallen",
  },
  {
    skill: "geometry",
    words:
      "geometrie, triangle, triangles, pythagore, thales, trigonometrie, cercle, aires, perimetre, volumes, angles, symetrie, geometry, pythagoras, trigonometry, circles, area and perimeter, shapes, meetkunde, driehoeken, stelling van pythagoras, goniometrie, cirkels, oppervlakte, omtrek, hoeken, polygones",
  },
  {
    skill: "calculus",
    words:
      "analyse mathematique, derivees, derivation, integrales, integration, limites, fonctions, suites, equations differentielles, logarithmes, exponentielle, calculus, derivatives, integrals, limits, differential equations, functions, logarithms, series, afgeleiden, integralen, limieten, functies, differentiaalvergelijkingen, logaritmen, rijen",
  },
  {
    skill: "statistics",
    words:
      "statistiques, statistique, probabilites, probabilite, moyenne et ecart type, loi normale, variance, denombrement, statistics, probability, normal distribution, standard deviation, bayes, regression lineaire, linear regression, statistiek, kansrekening, kansen, normale verdeling, standaardafwijking, combinatoire, combinatorics, combinatoriek",
  },
  {
    skill: "logic",
    words:
      "logique mathematique, theorie des ensembles, demonstrations, raisonnement par recurrence, theorie des graphes, mathematical logic, set theory, proofs, induction, graph theory, number theory, theorie des nombres, logica, verzamelingenleer, bewijzen, getaltheorie, grafentheorie, maths, mathematiques, mathematics, wiskunde, bac maths",
  },
];

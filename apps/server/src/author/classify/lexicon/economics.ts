import type { SkillWords } from "../SkillWords.ts";

export const economics: readonly SkillWords[] = [
  {
    skill: "economics",
    words:
      "economie, offre et demande, inflation, croissance, pib, marche, microeconomie, macroeconomie, chomage, politique monetaire, commerce international, keynes, economics, supply and demand, growth, gdp, microeconomics, macroeconomics, unemployment, monetary policy, international trade, vraag en aanbod, inflatie, groei, micro economie, macro economie, werkloosheid, internationale handel, elasticite, concurrence, monopoles, game theory, competition, theorie des jeux, market",
  },
  {
    skill: "accounting",
    words:
      "comptabilite, bilan, compte de resultat, amortissement, tva, partie double, facturation, plan comptable, accounting, bookkeeping, balance sheet, income statement, double entry, depreciation, vat, boekhouden, boekhouding, balans, resultatenrekening, dubbel boekhouden, afschrijving, btw, audit, controle de gestion",
  },
  {
    skill: "finance",
    words:
      "finance, bourse, actions, obligations, investir, investissement, credit, epargne, banque, impots, budget, cryptomonnaie, bitcoin, fonds indiciels, assurance, finances personnelles, stock market, investing, stocks and bonds, personal finance, budgeting, savings, taxes, cryptocurrency, banking, insurance, mortgage, financien, beurs, beleggen, aandelen, sparen, belastingen, verzekering, hypotheek, geldzaken, pret immobilier, trading",
  },
  {
    skill: "marketing",
    words:
      "marketing, publicite, seo, reseaux sociaux, marque, vente, techniques de vente, etude de marche, marketing digital, e commerce, copywriting, advertising, branding, social media, sales, market research, digital marketing, content marketing, reclame, verkoop, sociale media, merk, marktonderzoek, online marketing, referencement, prospection",
  },
  {
    skill: "management",
    words:
      "management, gestion de projet, ressources humaines, strategie, entrepreneuriat, creer son entreprise, business plan, startup, logistique, agile, scrum, recrutement, qualite, project management, human resources, strategy, entrepreneurship, start a business, logistics, supply chain, recruitment, ondernemen, ondernemerschap, projectmanagement, personeelsbeleid, bedrijf starten, ondernemingsplan, logistiek, bedrijfskunde, lean, conduite du changement",
  },
];

import { describe, expect, it } from "vitest";

import { standsAlone } from "./standsAlone.ts";

describe("standsAlone", () => {
  it.each([
    ["en", "The worker brushes the pollen into small baskets on the hind legs."],
    ["fr", "Le nectar est un suc sucré que les fleurs offrent aux insectes."],
    ["fr", "Dans un pot fermé, le miel ne se gâte pas pendant de longues années."],
    ["nl", "De werksters sluiten de volle cellen met een deksel van was."],
    ["nl", "Het volk bewaart de honing in de cellen van de raat."],
  ] as const)("takes, in %s: %s", (language, text) => {
    expect(standsAlone(text, language)).toBe(true);
  });

  it.each([
    ["en", "It brushes the pollen into small baskets on the hind legs."],
    ["nl", "Waarschuwing [Waarschuwing] De werksters sluiten de volle cellen met was."],
    ["nl", "Overige cellen Om de honing te bewaren, sluiten de werksters de raat met was."],
    ["en", "This method brushes the pollen into small baskets on the legs."],
    ["en", "The method that is described in the following section is the best one."],
    ["en", "However, the worker brushes the pollen into small baskets."],
    ["en", "Choose the largest of the baskets on the hind legs of the bee."],
    ["en", "The file is stored in /etc/apt and is read by the program."],
    ["en", "The bees (which are described here are the workers of the colony."],
    ["en", "De werksters sluiten de volle cellen met een deksel van was."],
    ["en", "The bee."],
    ["en", "the worker brushes the pollen into small baskets on the hind legs."],
    ["en", "Does the worker brush the pollen into small baskets on the legs?"],
    ["fr", "Elle aspire le nectar avec une longue langue et le rapporte."],
    ["fr", "Cette langue permet à l’ouvrière de récolter le nectar des fleurs."],
    ["fr", "Dans les deux cas, le miel est fermé par un couvercle de cire."],
    ["fr", "Le miel est décrit dans le chapitre suivant avec la cire et le pollen."],
    ["fr", "Pour vérifier que le miel est mûr, regardez les cellules de la ruche."],
    ["fr", "Faire une visite de la ruche (particulièrement au printemps et en été)."],
    ["fr", "N'oubliez pas de fermer correctement les cellules de la ruche."],
    ["fr", "N’oubliez pas de fermer correctement les cellules de la ruche."],
    ["fr", "C'est pourquoi la ruche n’est pas ouverte pendant les mois d'hiver."],
    ["fr", "S’il a une reine, l’essaim se pose dans un arbre près de la ruche."],
    ["fr", "Les premiers sont dans la ruche tandis que les seconds volent au dehors."],
    ["en", "On the other hives, the workers must be counted by hand each week."],
    ["en", "Most of the workers are found in the lower parts of the hive."],
    ["en", "Much of its development is done by workers that are not paid for it."],
    ["fr", "De nouveau, la ruche est fermée par un couvercle de cire et de miel."],
    ["fr", "Date du dernier vol de la reine, exprimée en jours depuis la naissance."],
    ["fr", "Nombre de jours avant que la reine ne soit tenue de changer de mot de passe."],
    ["fr", "Le menu principal Affiche la liste des cellules de la ruche de la reine."],
    ["nl", "De cel K12 gebruiken om over te stappen naar de raat, die nectar kan bieden."],
    ["nl", "Informatie verzamelen over de cellen en alle raten voor het zwermen begint."],
    ["en", "No. Cells can be closed in place by workers, even in crowded hives."],
    ["en", "The number of the cells that are closed with wax is at most equal to n."],
    ["en", "The VVV part of the name tells in which of the hives the queen lives."],
    ["nl", "Standaard verwacht het dat de werksters gebruik maken van de volle cellen."],
    ["en", "Line 11 shows the hive in which the workers of the colony live."],
    ["en", "Inspect the cells of the hive before the workers close them with wax."],
    ["nl", "Zorg dat de werksters de volle cellen met een deksel van was sluiten."],
    ["nl", "Sluit de volle cellen van de raat met een deksel van was en honing."],
    ["nl", "Het wordt in de cellen van de raat door de werksters bewaard."],
    ["nl", "Deze werksters sluiten de volle cellen met een deksel van was."],
    ["nl", "Daarom sluiten de werksters de volle cellen met een deksel van was."],
    ["nl", "De werksters die hierboven zijn beschreven, sluiten de cellen met was."],
  ] as const)("leaves, in %s: %s", (language, text) => {
    expect(standsAlone(text, language)).toBe(false);
  });
});

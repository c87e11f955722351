import { describe, expect, it } from "vitest";

import { falsify } from "./falsify.ts";

function statements(sentence: string, language: "en" | "fr" | "nl") {
  return falsify(sentence, language).map(({ statement }) => statement);
}

describe("falsify", () => {
  it.each([
    ["en", "The nest holds at least two queens.", "The nest holds at most two queens."],
    ["en", "The dance was described in 1923.", "The dance was described in 1920."],
    ["en", "The cells are built automatically.", "The cells are built manually."],
    ["en", "Drones are reared without a sting.", "Drones are reared with a sting."],
    ["fr", "La cire est utilisée temporairement.", "La cire est utilisée définitivement."],
    ["fr", "La cire permet de fermer la ruche.", "La cire empêche de fermer la ruche."],
    ["nl", "De cellen worden automatisch gevuld.", "De cellen worden handmatig gevuld."],
    ["nl", "De raat wordt gebouwd nadat het zwermt.", "De raat wordt gebouwd voordat het zwermt."],
    ["fr", "La ruche compte au moins 15 cadres.", "La ruche compte au plus 15 cadres."],
  ] as const)("%s: %s", (language, sentence, expected) => {
    expect(statements(sentence, language)).toContain(expected);
  });

  it.each([
    ["en", "Hives must be visited so that they do not grow."],
    ["nl", "Een raat is nog niet gesloten totdat de honing in de cellen rijp is."],
    ["nl", "Het volk zal zijn best doen om de honing te bewaren."],
    ["fr", "La visite n’est pas facile en hiver, et devrait être évitée."],
    ["en", "Slurs may only join notes of one voice, so slurs cannot go into others."],
    ["en", "A hive is a nest that bees live in."],
    ["en", "The base system already provides a hive."],
    ["en", "A colony has at least enough wax to close its cells."],
    ["en", "The nest holds at least one queen."],
    ["en", "Royal jelly is only given to the larvae of a queen."],
    ["fr", "La gelée royale est uniquement donnée aux larves d’une reine."],
    ["nl", "Koninginnengelei wordt alleen aan larven van een koningin gegeven."],
    ["fr", "La ruche compte au moins une reine."],
    ["nl", "Het nest heeft minstens één koningin."],
    ["en", "Maintainers should take great care in adding cells."],
    ["fr", "Des ouvrières facilitent le vol des autres abeilles de la ruche."],
    ["fr", "Une ruche est un nid qui abrite des abeilles."],
    ["fr", "La danse est à préférer et la chasse à prohiber."],
    ["fr", "Les seules cellules autorisées concernent la reine."],
    ["fr", "Les visites doivent être notées pour être lisibles."],
    ["nl", "Een kast is een nest dat door bijen bewoond wordt."],
    ["nl", "De kast moet in de winter gesloten worden omdat bijen slapen."],
    ["nl", "In de winter wordt de raat gesloten, niet de cel van een bij."],
    ["en", "Some workers can not find the way, unless the sun shines."],
    ["en", "Many bees are found in gardens."],
    ["en", "All workers should leave the nest."],
    ["en", "The removal results in an increase of heat and a decrease of weight."],
    ["fr", "Le nectar est disponible pour quelques ouvrières de la ruche."],
    ["nl", "De honing is voor sommige bijen niet van de beste soort."],
    ["fr", "Toutes les ouvrières ne sont pas jeunes, sauf au printemps."],
    ["fr", "La colonie n’a pas de reine en hiver."],
    ["fr", "Les cellules contiennent des larves de la reine."],
    ["fr", "La danse est une langue dans la mesure où elle est comprise."],
    ["nl", "Sommige bijen zijn afhankelijk van de bloemen."],
    ["nl", "Van alles moet datgene wat handmatig gebruikt wordt, gekozen worden."],
    ["nl", "De dar is niet groot en kan niet steken."],
    ["en", "The login with a password is based on a list by default."],
    ["fr", "La visite par mot de passe est désactivée par défaut."],
    ["nl", "Een deksel is standaard een laag van was."],
    ["en", "A hive of the queen is in use where honey is disabled."],
    ["en", "Choosing the hive is an important decision."],
    ["fr", "Aptitude définit automatiquement les actions en attente."],
    ["nl", "De cellen worden automatisch ondersteund."],
    ["nl", "De honing zwerft automatisch beschikbaar rond."],
    ["nl", "Het voeren vindt pas plaats nadat de raat gebouwd werd."],
    ["fr", "Généralement les abeilles préfèrent les fleurs les plus récentes."],
    ["en", "A drone cannot collect nectar."],
    ["en", "A cell is the distance between the maximum points of a wall."],
    ["en", "The colony must leave the nest."],
    ["fr", "La reine est la mère des larves."],
    ["fr", "Le miel ne se gâte pas dans un pot."],
    ["nl", "Het volk slaapt niet tijdens de winter."],
  ] as const)("leaves alone, in %s: %s", (language, sentence) => {
    expect(statements(sentence, language)).toEqual([]);
  });

  it.each([
    ["fr", "Des ouvrières peuvent être nourries à la main.", "pas"],
    ["fr", "Le client montre sa clé privée à la machine qui la demande.", "publique"],
    ["en", "The colony leaves hives with a roof enabled, and stays in others.", "disabled"],
    ["fr", "La ruche est désactivée.", "pas"],
    ["en", "A hive is the maximum recommended for a family.", "minimum"],
    ["fr", "La ruche est automatiquement choisie et automatiquement fermée.", "manuellement"],
    ["en", "The hive opens only after the winter.", "before"],
    ["en", "The hive includes wax.", "excludes"],
    ["en", "In the winter wax is removed or replaced by the workers.", "added"],
    ["nl", "De werksters gaan pas na het zwermen weer op zoek naar nectar.", "vóór"],
  ] as const)(
    "turns no word, in %s, where it may hold, or breaks: %s",
    (language, sentence, word) => {
      expect(statements(sentence, language).join(" ")).not.toContain(word);
    },
  );

  it("changes no number of what only can be: with more or fewer it may be as well", () => {
    const found = statements("The two workers can exchange nectar between them.", "en");
    expect(found).toEqual([]);
  });

  it("turns no word of what only can be: its opposite may be as well", () => {
    const found = statements("The cells can be filled with sugar automatically.", "en");
    expect(found).toEqual([]);
  });
});

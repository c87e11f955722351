import { describe, expect, it } from "vitest";

import { inMainClause, isClause } from "./isClause.ts";

describe("isClause", () => {
  it.each([
    ["en", "The queen bee lays all the eggs of the hive in spring."],
    ["en", "A program that runs on every system is called portable."],
    ["en", "The queen (there is only one) lays all the eggs of the hive."],
    ["en", "The hive you have bought is ready for a swarm of bees."],
    ["fr", "Le paquet contient les fichiers nécessaires au programme."],
    ["fr", "Les abeilles qui gardent l’entrée sont les plus âgées."],
    ["nl", "De server installeert het pakket op alle machines van het netwerk."],
    ["nl", "De imker gebruikt een beitel voor het openen van de kast."],
    ["nl", "Het maken van een tweede raat kost de bijen veel was."],
    ["nl", "Een bij die terugkomt, geeft de andere bijen een teken."],
  ] as const)("takes a statement, %s: %s", (language, text) => {
    expect(isClause(text, language)).toBe(true);
  });

  it.each([
    ["en", "Binary packages, which contain executables and documentation."],
    ["en", "Documentation developed by the project over many years."],
    ["en", "Pass the option on the command line of the kernel at startup."],
    ["en", "The weight of the hive you will be comparing with last year."],
    ["en", "Empty frames (frames that are meant for honey and have no wax)."],
    ["fr", "Les paquets binaires contenant les fichiers de configuration."],
    ["fr", "Sur tout système ayant un paquet qui est installé."],
    ["nl", "Een kast voor algemene doelen, vaak gebruikt voor zwermen in het voorjaar."],
    ["nl", "Een los vak om extra raten op te hangen die u zou willen kunnen bewaren."],
    ["nl", "Het maken van een tweede raat voor de honing elk jaar."],
    ["nl", "De taal selecteren waarin de installatie uitgevoerd wordt."],
    ["nl", "Nieuwe vormgeving die gebaseerd is op een ouder thema."],
  ] as const)("takes no entry of a list and no order, %s: %s", (language, text) => {
    expect(isClause(text, language)).toBe(false);
  });
});

describe("inMainClause", () => {
  it("ends where another clause begins, or a bracket", () => {
    const text = "The hive is warm if the bees do not sleep (which is not rare).";
    expect(inMainClause(text, text.indexOf("warm"), "en")).toBe(true);
    expect(inMainClause(text, text.indexOf("not sleep"), "en")).toBe(false);
    expect(inMainClause(text, text.indexOf("not rare"), "en")).toBe(false);
  });
});

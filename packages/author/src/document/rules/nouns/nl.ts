import { words } from "../LanguageRules.ts";
import { genderInData } from "./genderInData.ts";
import type { NounRules } from "./NounRules.ts";

/** Singulars that end as plurals do, and what is one or many. */
const singular = words(
  "adres alias basis bewijs beleid bus cursus examen gas gids glas grens hals huis kans keuken kennis kaas lens les mens modus muis nieuws onderwijs pols prijs proces reis roos status teken toegangsbewijs virus wapen gegeven leven vermogen vertrouwen item canvas index thesis corpus campus status bonus",
);
const plural = words("media criteria kinderen eieren gegevens");

const neuter = words(
  "bestand systeem netwerk pakket programma commando scherm toetsenbord bureaublad wachtwoord adres antwoord apparaat archief argument beheer beleid bericht boek certificaat comité concept contact continent copyright deel detail document doel domein element exemplaar formaat gebied gebruik geheugen geluid gereedschap getal gevolg hulpmiddel idee internet item jaar jargon land leven lid logboek masker mechanisme medium menu middel model moment niveau nummer object onderdeel onderhoud onderwerp ogenblik oogpunt overzicht paneel paar pad papier plan platform principe probleem proces product profiel project protocol punt rapport recht register resultaat scenario schema script signaal station stuk symbool tabblad teken thema totaal type veld venster verslag vervolg verzoek vlak volume voordeel nadeel voorbeeld werk woord knooppunt lokaal schrift blok beeld cijfer circuit verschil verband verkeer voorstel bedrijf begin blad centrum dossier effect einde feit geval geheel hoofdstuk huis inzicht kanaal kenmerk kader materiaal nieuws onderzoek ontwerp oordeel patroon percentage rooster spel spoor team uur verhaal account bereik raam net label gegeven",
);
const common = words(
  "bron release computer gebruiker kernel console toepassing kennis licentie code standaard e-mail pagina naam website site regel machine lijst toestand onderhouder beheerder inhoud opdracht map pool fout dienst reeks proxy voorkeur software schijf hardware invloed eigenaar taak auteur nood grootte stap methode taal hand kaart omgeving firmware fabrikant component alias bootloader lader toegang server toets tabel uitvoer invoer controller host gateway waarde stick module modus sleutel praktijk letter client cliënt fase prompt parameter frontend muis terminal limiet lengte shell zone klok zin browser vingerafdruk databank variabele uitgave school router tekst printer umask structuur editor test hoogte set assistent kans beurt stijl rol groep tijd dag week maand kant zijde index cache cluster switch drive poort sessie service link disk disc driver byte bit chroot smarthost partitie kopie functie optie selectie broncode snelheid leverancier architectuur opwaardering bootpartitie wijze",
);
const known = new Map([
  ...[...neuter].map((word) => [word, "n"] as const),
  ...[...common].map((word) => [word, "c"] as const),
]);
const endings: readonly (readonly [gender: string, ending: RegExp])[] = [
  ["c", /(?:ing|heid|tie|sie|teit|ij|age|ica|iek|atuur|itect|eur|ator|essor|ctor)$/u],
  ["n", /(?:tje|pje|kje|sje|ment|isme|gram)$/u],
];
const shortestLast = 4;

/** The nouns of Dutch. Many show no gender; a compound has that of its last part. */
export const nl: NounRules = {
  determiners: {
    one: words("een het elk elke ieder iedere dit"),
    many: words("alle enkele meerdere verschillende sommige twee drie vier vijf vele beide"),
  },
  counting: words("een elk elke ieder iedere"),
  indefinite: /(?:^|\s)(?:een|elke?|iedere?)\s(?:\p{Letter}[\p{Letter}-]*\s)?$/iu,
  measures: words("aantal groep paar reeks serie stapel"),
  uncounted:
    /(?:^|\s)(?:andere|ander|alle|al|veel|meer|minder|weinig|genoeg|geen|voldoende|in|op|van|met|voor|door|bij|naar|uit|onder|tot|zonder|per|via|als|en|of|om|over|meeste|enige|wat)\s$/iu,
  numberOf: (word) => {
    if (plural.has(word)) return "many";
    if (lastPart(word, singular) !== null) return "one";
    if (/(?:[^aeiou]en|eën|iën|oeën)$/u.test(word)) return "many";
    if (/(?:e|el|em|en|er|aar|eur|or|[aiou]’|nt|pt)s$/u.test(word)) return "many";
    return word.endsWith("s") ? null : "one";
  },
  singularsOf: (word) => [
    word,
    ...(word.endsWith("s") ? [word.slice(0, -1).replace(/’$/u, "")] : []),
    ...(word.endsWith("en") ? singularsOfEn(word.slice(0, -2)) : []),
  ],
  showsGender: (number) => number === "one",
  genderOf: (word) => {
    const exact = known.get(word);
    if (exact !== undefined) return exact;
    const last = lastPart(word, known);
    if (last !== null) return known.get(last) ?? null;
    return endings.find(([, ending]) => ending.test(word))?.[0] ?? genderInData(word, "nl");
  },
  alike: [
    words("programma pakket bestand software toepassing hulpmiddel product gereedschap"),
    words(
      "computer machine systeem server hoofdserver host apparaat werkstation client clientcomputer hardware toestel",
    ),
    words("versie uitgave release editie systeem distributie kernel kopie"),
    words("procedure methode oplossing manier mechanisme techniek"),
    words("proces programma dienst taak opdracht commando"),
    words("map mappen locatie plaats pad"),
    words("functie functionaliteit mogelijkheid eigenschap optie dienst"),
    words("fout bug probleem beveiligingsprobleem"),
    words(
      "document documentatie handleiding pagina webpagina website tekst beschrijving informatie overzicht",
    ),
    words("schijf station partitie volume apparaat medium image stick"),
    words("gebruiker beheerder systeembeheerder onderhouder ontwikkelaar eigenaar auteur persoon"),
    words(
      "instelling optie parameter waarde configuratie variabele keuze selectie standaardwaarde",
    ),
    words("naam benaming label titel computernaam"),
    words("grootte lengte hoeveelheid aantal ruimte omvang"),
    words("component onderdeel module element pakket item"),
    words("shell terminal console prompt scherm commandoregel"),
    words("wijziging aanpassing verandering opwaardering update"),
    words("project vereniging organisatie gemeenschap groep"),
    words("spiegelserver archief server site website"),
    words("bron broncode code"),
    words("balk functie menu venster dialoog"),
    words("site wiki pagina forum blog"),
    words("register domein databank gegevensbank"),
    words("netwerk verbinding internet schoolnetwerk hoofdnetwerk netwerkverbinding"),
    words("regel vereiste richtlijn standaard criteria"),
    words("installatieprogramma installatiesysteem installatie installatieproces"),
    words("wachtwoord wachtwoordzin sleutel encryptiesleutel"),
    words("bestand configuratiebestand script logbestand antwoordbestand"),
  ],
};

/** The longest of some words that a compound ends with. */
function lastPart(word: string, parts: { readonly has: (part: string) => boolean }): string | null {
  for (let from = 0; from <= word.length - shortestLast; from += 1)
    if (parts.has(word.slice(from))) return word.slice(from);
  return null;
}

/** "systemen", "pakketten", "schijven", "namen". */
function singularsOfEn(stem: string): readonly string[] {
  const last = stem.at(-1) ?? "";
  const hard = last === "v" ? "f" : last === "z" ? "s" : last;
  const closed = stem.slice(0, -1) + hard;
  const doubled = closed.replace(/([aeou])([^aeiou])$/u, "$1$1$2");
  const single = stem.replace(/([^aeiou])\1$/u, "$1");
  return [...new Set([stem, closed, doubled, single])];
}

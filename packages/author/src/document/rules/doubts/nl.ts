import type { DoubtRules } from "./DoubtRules.ts";
import { common, start, word } from "./signs.ts";

export const nl: DoubtRules = {
  doubts: [
    ...common,
    // Waarvan iets het meest is, en dan wat het meer is.
    {
      sign: /^(?:De|Het|Een) (?:\p{Lowercase}+st|voornaamst|belangrijkst|enig)e \p{Lowercase}+ (?:is|zijn|wordt|worden)(?!\p{Letter})/u,
      points: 2.5,
    },
    { sign: /^(?:De|Het) enige |^Jammer genoeg|(?<!\p{Letter})datgene(?!\p{Letter})/u, points: 2 },
    // Van wie.
    {
      sign: /^.{0,35}(?<!\p{Letter})(?:hun|haar|diens|(?:van|in|op|met|aan|voor) zijn)(?!\p{Letter})/u,
      points: 1.8,
    },
    {
      sign: word(
        "(?:de lijst|het script|de pagina|het menu|de waarde|het hulpmiddel|het programma|de broncode|het commando|de bestandsnaam|een bestandsnaam)(?! van(?!\\p{Letter}))",
      ),
      points: 1.2,
    },
    { sign: word("sommige|ook|eveneens|tevens|nog|telkens|toegewezen|gebruikelijke"), points: 0.9 },
    {
      sign: /^(?:Door|Met|Langs|Aan|Bij|Op|In|Voor) (?:de|het) \p{Lowercase}+,? \p{Lowercase}/u,
      points: 1.2,
    },
    { sign: word("waarden?|hulpmiddel"), points: 0.6 },
    {
      sign: start(
        "De meeste|Veel|Vele|Meerdere|Verschillende|Enkele|Sommige|Een aantal|Een groot|Een deel|Weinig|Alle|Geselecteerde|Geldige",
      ),
      points: 1.5,
    },
    { sign: start("Meer dan|Minder dan|Minstens|Ongeveer|Bijna|Alleen|Enkel"), points: 1.2 },
    {
      sign: start(
        "Voor|In|Op|Met|Bij|Door|Om|Aan|Tijdens|Onder|Zonder|Naast|Na|Van|Uit|Via|Standaard|Geregeld|Afhankelijk|Volgens|Binnen|Naar|Tussen",
      ),
      points: 0.7,
    },
    {
      sign: start(
        "Een (?:goede?|andere?|tweede|derde|nieuwe?|laatste|eerste|soortgelijke?|eenvoudige?|belangrijke?)|Het momenteel|In feite|Het tegengestelde",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "ook|nog|al|reeds|toch|wel|even|eens|gewoon|eigenlijk|tevens|eveneens|opnieuw|nogmaals|weer|waarschijnlijk|zeker|helaas|gelukkig|natuurlijk|uiteraard|zelf|zelfs|zo|alsnog",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "andere?|ander|dezelfde|hetzelfde|zelfde|verschillende|diverse|bepaalde?|specifieke?|speciale|overeenkomstige?|betrokken|respectieve\\p{Letter}*|passende?|nodige|gegeven|resterende|overige|gekozen|geselecteerde|gewenste",
      ),
      points: 0.8,
    },
    { sign: word("eerste|tweede|derde|vierde|laatste"), points: 1.2 },
    {
      sign: word(
        "nu|momenteel|huidige?|recente?|recentelijk|nieuwe?|nieuwste|vroeger|eerder|later|vandaag|toekomst|binnenkort|voorheen|ondertussen|inmiddels",
      ),
      points: 1,
    },
    { sign: word("u|uw|jij|je|jouw|uzelf|jezelf"), points: 1.2 },
    {
      sign: word(
        "zij|ze|hij|hem|hen|hun|haar|zijn (?!(?:de|het|een|er|in|op|aan|van|niet|ook|voor|met|te)(?!\\p{Letter}))\\p{Letter}+en",
      ),
      points: 0.5,
    },
    {
      sign: word(
        "(?:is|zijn|kan|kunnen|moet|moeten|wordt|worden|heeft|hebben|van|voor|op|in|aan|met|bij|na|om) (?:die|dat)",
      ),
      points: 1.5,
    },
    { sign: word("er|ervan|erop|daarvan|waarvan|dat|het (?:is|wordt|kan)"), points: 0.4 },
    {
      sign: word(
        "regels?|kolom|kolommen|voorbeeld|scherm|schermen|venster|vensters|stap|stappen|lijst|uitvoer|keuze|keuzes|pictogram|tabblad",
      ),
      points: 1,
    },
    {
      sign: word("regels? \\d+|stap \\d+|bv|bijv|bijvoorbeeld|enz|etc|enzovoorts?|d\\.w\\.z"),
      points: 2,
    },
    {
      sign: word(
        "(?:verder )?(?:beschreven|besproken|uitgelegd|toegelicht|behandeld|vermeld|opgesomd)",
      ),
      points: 1.5,
    },
    {
      sign: word(
        "goede?|beste|beter|nuttige?|belangrijke?|makkelijke?|gemakkelijke?|moeilijke?|interessante?|aanbevolen|aangeraden|aan te raden|handige?|slechte?",
      ),
      points: 0.8,
    },
    {
      sign: word(
        "misschien|soms|vaak|meestal|gewoonlijk|doorgaans|normaal|mogelijk|eventue\\p{Letter}+|zou|zouden|enkele",
      ),
      points: 0.6,
    },
    {
      sign: word(
        "ding|dingen|manier|manieren|geval|gevallen|situatie|situaties|probleem|problemen|punt|punten",
      ),
      points: 0.6,
    },
  ],
  definiteStart: /^(?:De|Het) /u,
  pluralSubject: /$^/u,
  definite:
    /(?<=(?:^|\s)(?:[Dd]e|[Hh]et) (?:\p{Lowercase}[\p{Letter}-]*e )?)\p{Lowercase}[\p{Letter}-]+(?=[,.)]|\s(?:is|zijn|wordt|worden|heeft|kan|kunnen|moet|mag|zal|en|of|om|te|in|op|aan|bij|door|met|voor|naar|uit|als|dat|die|staat)(?!\p{Letter}))/gu,
};

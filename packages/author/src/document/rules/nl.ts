import { words } from "./LanguageRules.ts";
import type { LanguageRules } from "./LanguageRules.ts";

const before = "(?<![\\p{Letter}’'-])";
const after = "(?![\\p{Letter}’'-])";
const whole = (pattern: string) => new RegExp(before + pattern + after, "u");
const swap = (name: string, from: string, to: string) => [
  { name, find: whole(from), replace: to },
  { name, find: whole(to), replace: from },
];
/** Comparatives are only turned where the other side is named. */
const compared = (from: string, to: string, than: string) => [
  { name: "antonym", find: whole(`${from}(?= ${than} )`), replace: to },
  { name: "antonym", find: whole(`${to}(?= ${than} )`), replace: from },
];

/** More than one of a thing: where there is one, "at least one" and "at most one" are both true. */
const several = "(?:[2-9]|1\\d|twee|drie|vier|vijf|zes|tien)";

export const nl: LanguageRules = {
  anaphoricStart:
    /^(?:(?:Hoeveel|Hiernaar|Daaronder|Daarop|Om kort te gaan|Kortweg|In feite|Het grootste|Het meeste|Het merendeel|Het makkelijkst|Het eenvoudigst|Het beste|De ID|Kijk|Het rapport|Normaal|Om er|De rest|Het toch|Het script|Het scherm|Het commando|Het bestand|Het resultaat|Behalve|Bijkomend|Voor gelijkaardige|Om gelijkaardige|In veel gevallen|In vele|Meer specifiek|Meer bepaald|Het meest|Het woord|De naam is|Vermits|Aangezien|Bij twijfel|Eens|In principe|Een voordeel|Een nadeel|Het resultaat|Het punt|De eerste|De tweede|De laatste|Alle andere|Mogelijke|Daartegenover|Enkele bijkomende|Los van|Overigens|Anders|Voorts|Welnu|In geval|Een perfect|Het belangrijkste voordeel|Stuur|Gewoonlijk is|Beantwoord|Allebei|De overige|Het overige|Nadien|Desalniettemin|Daarenboven|Op die manier|Op die wijze|In andere|In beide|In sommige|In bepaalde|In principe|Op dat|Meer informatie|Mogelijk|Eventueel|Het idee|Het achterliggende|De reden|Het verschil|Een verschil|Het probleem|Een belangrijk|Een mogelijkheid|Het nadeel|Het voordeel|De release|Hoewel|Terwijl|Omdat|Doordat|Zodra|Nadat|Voordat|Alvorens|Mits|Voeg|Bepaal|Wijs|Laat|Weet|Onthoud|Pas|Herstart|Verwijder|Installeer|Open|Sluit|Meld|Wacht|Vul|Volg|Noteer|Bewaar|Standaard wordt|Eenvoudig geformuleerd|Vroeger|Vooraleer)(?=[\s,’'-])|Het (?:is|wordt|kan|zal|heeft|was|werd|zijn|gaat|betreft|geeft|lijkt|blijft|moet|mag|staat|bevat|bestaat|hangt|duurt|komt|kost|zou|weet|biedt|werkt|maakt|laat|zorgt|helpt|begint|vereist|verdient|vormt|gebruikt|dient|toont|vraagt|stelt|hoeft|kent|leidt|verschijnt|wil|ziet|neemt|houdt|brengt|loopt|ligt|valt|speelt|gebeurt|werd|zullen|kunnen)|(?:Dit|Dat|Deze|Die|Hij|Zij|Ze|Zijn|Haar|Hun|Er|Hier|Daar|Daarom|Daarvoor|Daarvan|Daartoe|Niettemin|Desondanks|Evenzo|De twee|Alle drie|In elk geval|Eveneens|Anderzijds|Enerzijds|Sindsdien|In plaats daarvan|Voorzie|Probeer|Vanzelfsprekend|Allereerst|Aanvankelijk|Een gevolg|Het gevolg|Daarna|Daarnaast|Dus|Maar|En|Of|Want|Ook|Toch|Echter|Bovendien|Bijvoorbeeld|Vervolgens|Verder|Tenslotte|Ten slotte|Ten eerste|Ten tweede|U|Uw|Je|Jij|Jouw|Wij|We|Ons|Onze|Ik|Mijn|Men|Sommigen?|Anderen?|Een ander|Een andere|De andere|Beiden?|Zo|Zoals|In dit|In deze|In dat|In die|Hierdoor|Hiermee|Hierbij|Hierin|Hieronder|Hierna|Daardoor|Daarmee|Daarbij|Daarin|Dan|Nu|Eerst|Raadpleeg|Zie|Merk|Let|Als|Indien|Wanneer|Mocht|Gebruik|Kies|Typ|Voer|Controleer|Zorg|Druk|Klik|Start|Selecteer|Ga|Lees|Neem|Maak|Stel|Bekijk|Vergeet|Geef|Bedenk|Onderstaande|Bovenstaande|Dergelijke|Zulke|Dezelfde|Hetzelfde|Om die|Om deze|Wat|Hoe|Waarom|Waar|Wie|Welke|Nog|Zelfs|Alleen|Eigenlijk|Momenteel|Tegenwoordig|Vandaag|Soms|Vaak|Meestal|Gelukkig|Helaas|Misschien|Wellicht|Natuurlijk|Uiteraard|Ja|Nee|Neen|Tot slot|Kortom|Immers|Namelijk|Opmerking|Voorbeeld)(?=[\s,’'-]))/u,
  pointer:
    /(?<!er|ere|meer|minder|anders|liever|eerder|niets|niemand) dan (?!ook)|(?<![\p{Letter}-])(?:er (?:\p{Letter}+ ){1,3}(?:op|van|aan|mee|voor|in|uit|bij|door|over|naar)|scherm(?:afdruk|afdrukken|afbeelding|afbeeldingen)|voorbeeld \d+|het script zelf|soortgelijke?|gelijkaardige?|e zeggen|er gebruik van|beide|betreffende|daarom|daarentegen|bijgevolg|derhalve|immers|namelijk|echter|evenwel|voorts|trouwens|nochtans|bovendien|vervolgens|daarnaast|welnu|anderzijds|(?:hebt|heeft|kunt|zal|kan|is|wordt) (?:u )?zo|zie|het voorbeeld|voorbeelden|hiernavolgende|desbetreffende|de tekst|de handleiding|dit document|daaraan|daarop|daarover|daarna|eraan|erop|erin|eruit|erbij|ermee|ervoor|sectie|geval van het|deze|dit|dergelijke|zulke|bovenstaande?|onderstaande?|hierboven|hieronder|volgende|vorige|voorgaande|hoofdstuk|hoofdstukken|paragraaf|sectie|afbeelding|figuur|tabel|bijlage|pagina|hier|hiervan|hiervoor|(?:is|zijn|kan|kunnen|moet|moeten|zal|zullen|wordt|worden) dus|hierbij|hierin|hieruit|daarvan|daarvoor|daarmee|daarbij|daarin|daaruit|daardoor|ervan|dergelijk|zo’n|hiermee|hierdoor|eerdergenoemde|genoemde|zoals gezegd|ik|wij|we|ons|onze|mijn)(?![\p{Letter}-])/iu,
  backwardPronoun:
    /(?<![\p{Letter}’'-])(?:(?:in|van|op|met|voor|uit|bij) (?:zijn|haar)|hij|zij|ze|hem|hen|hun|haar)(?![\p{Letter}’'-])/iu,
  fragment:
    /^(?:Gelijk|Identiek|Gelijkaardig|Vergelijkbaar) (?:aan|met) |^(?:De|Het) \p{Letter}*[^ns\s](?: \P{Lowercase}\S*)? \p{Letter}+en om |^\p{Uppercase}\p{Letter}+(?:ie|ing|heid|teit|atuur) \p{Letter}+en (?:over|van|voor|op|in|naar|met|aan|bij|uit|door|om)(?!\p{Letter})|^(?:De|Het) (?:eerste|tweede|derde|vierde|laatste|volgende) |^(?:\p{Letter}+eer|Zorg|Zorgt|Vergeet|Onthoud|Houd|Denk|Wees|Doe|Probeer|Overweeg|Vermijd|Markeer|Levert?|Doet|Stelt|Zorgt|Laat|Voert|Zet|Kiest|Specificeer|Kan|Kunnen|Moet|Moeten|Mag|Wordt|Worden|Is|Zijn|Heeft|Bevat|Geeft|Toont|Bepaalt|Deze|Hiermee|Zoek|Zet|Schakel|Plaats|Sleep|Navigeer|Aangenomen|Een typisch|Bij (?:het )?gebruik|Alle overige|Het volstaat|Geen enkele? van|Elk van|Een van) |(?<!\p{Letter})(?:regels? \d|stap \d|zorg (?:er ?voor )?dat|vergeet niet|let (?:er ?)?op|elders|zoals hier|de eersten?|de laatsten? (?:twee|drie)|de (?:eerste|tweede|derde) (?:regel|kolom|rij|stap|methode|optie|manier))(?!\p{Letter})/u,
  lostPronoun:
    /^Het \p{Lowercase}+t (?:een|de|het|alle|geen|zich|er|ook|niet)(?!\p{Letter})|^(?:Vandaar|Alhoewel|Ofschoon|Zodoende|Dankzij dit)(?!\p{Letter})|gebeurt hetzelfde|geldt hetzelfde| het dat /u,
  determiners: words(
    "de het een elke elk ieder iedere alle geen hun zijn haar uw je enkele meerdere verschillende twee drie vier",
  ),
  functionWords: words(
    "de het een en of maar want dus dat die wat wie waar wanneer als indien omdat terwijl hoewel zodat om te van in op aan met voor door bij naar uit over onder tussen tegen tot tijdens na sinds zonder per via is zijn was waren wordt worden werd werden heeft hebben had hadden kan kunnen kon moet moeten mag mogen zal zullen zou zouden niet geen ook nog al er ze zij hij het u je men hun zich deze dit dan meer minder zeer erg heel zo zoals volgens vanaf binnen buiten langs rond ter ten gaat gaan doet doen maakt maken bevat bevatten dient dienen staat staan komt komen",
  ),
  generalNouns: words(
    "keuze keuzes ding dingen keer geval gevallen manier manieren deel delen aantal type types soort soorten voorbeeld voorbeelden geheel einde begin moment tijd punt punten meeste basis hulp loop effect plaats behoefte reden redenen kant niveau dag dagen middel rest feit feiten meer minder beetje wereld jaar jaren mensen persoon vraag vragen probleem problemen vorm vormen sectie hoofdstuk mogelijkheid mogelijkheden gebruik werk lijst volgorde resultaat woord woorden term termen onderdeel wijze gebied stuk vereiste vereisten mens gevolgen oorzaak",
  ),
  isNoNoun:
    /(?:lijk|lijke|bare?|loze?|ig|ige|eren|erend|ende|isch|ische)$|^(?:nieuwe?|oude?|eerste|tweede|derde|laatste|volgende|zelfde|andere?|verschillende|goede?|slechte?|grote?|kleine?|hoge?|lage?|lange?|korte?|vroege?|late?|enkele?|bepaalde?|mogelijke?|beschikbare?|huidige?|speciale?|algemene?|gewone?|hele?|volle?|vrije?|eenvoudige?|belangrijke?|diverse|eigen|meeste|minste|veel|weinig|gehele?|uiteindelijke?|werkelijke?|zogenaamde?|zogenoemde?|normale?|totale?|originele?|moderne?|centrale?|extra|juiste?|gebruikt|gemaakt|worden|zijn|hebben|kunnen|moeten|opnieuw|gewoon|echter|algemeen|bijzonder|defect|alternatief|gevolg|vanzelf|gesloten|gekozen|geschreven|gegeven|genomen|gebleven|gevonden|gebroken|getrokken|gelezen|gesproken|verloren|verbonden|besloten|echte?|beste|beter|slechter|later|verder|enige?|ene|beide)$|^(?:aan|af|bij|door|in|mee|na|om|onder|op|over|samen|tegen|terug|toe|uit|vast|voor|weg|klaar|stil|waar|plaats|deel)?ge\p{Letter}+(?:d|t|de|te|en)$|^(?:be|ver|ont|her|aanbe|voorbe)\p{Letter}+en$/u,
  beforeNoun:
    /(?<!\p{Letter})(?:de|het|een|geen|elke?|iedere?|alle|enkele|meerdere|verschillende|veel|meer|uw|hun|zijn|haar|twee|drie|vier|van|voor|met|op|in|aan|door|bij|naar|uit|over|onder|tussen|tegen|zonder|als|tot|per|via|en|of|\p{Letter}{2,}(?:ige|elijke|ijke|ische|ste|ende|ele|ale|are|ere|ve|se|de|ten|den|te))\s$/iu,
  endsPhrase: false,
  isVerbal: (word, gender) => word.endsWith("en") && gender === "n",
  falsifiers: [
    ...swap("antonym", "minimaal", "maximaal"),
    ...swap("antonym", "minimale", "maximale"),
    ...swap("antonym", "minimum", "maximum"),
    { name: "antonym", find: whole(`ten minste(?= ${several})`), replace: "ten hoogste" },
    { name: "antonym", find: whole(`ten hoogste(?= ${several})`), replace: "ten minste" },
    { name: "antonym", find: whole(`minstens(?= ${several})`), replace: "hoogstens" },
    { name: "antonym", find: whole(`hoogstens(?= ${several})`), replace: "minstens" },
    { name: "antonym", find: whole("meer dan(?! (?:één|een) )"), replace: "minder dan" },
    { name: "antonym", find: whole("minder dan(?! (?:één|een) )"), replace: "meer dan" },
    ...swap("antonym", "altijd", "nooit"),
    { name: "antonym", find: /(?<=(?:^|[ (])(?:de|het|De|Het) )eerste(?= )/u, replace: "laatste" },
    { name: "antonym", find: /(?<=(?:^|[ (])(?:de|het|De|Het) )laatste(?= )/u, replace: "eerste" },
    ...compared("hoger", "lager", "dan"),
    ...compared("hogere", "lagere", "dan"),
    ...compared("groter", "kleiner", "dan"),
    ...compared("grotere", "kleinere", "dan"),
    ...swap("antonym", "grootste", "kleinste"),
    ...compared("sneller", "trager", "dan"),
    ...swap("antonym", "verplicht", "optioneel"),
    {
      name: "antonym",
      find: /(?<=(?:is het|het is|maakt het|maken het) )mogelijk(?= (?:om|dat))/u,
      replace: "onmogelijk",
    },
    ...swap("antonym", "oudste", "nieuwste"),
    ...swap("antonym", "noorden", "zuiden"),
    ...swap("antonym", "stijgt", "daalt"),
  ],
  unsure:
    /^(?:Sommige|Veel|Vele|Enkele|Verschillende|De meeste|Een deel|Bepaalde|Hoe|Alle) |(?<![\p{Letter}’-])(?:sommige|veel|vele|enkele|bepaalde|verschillende|datgene|degene|tenzij|behalve|nauwelijks|zelden|soms|meestal|doorgaans|gewoonlijk|normaal gezien|normaliter|vaak|misschien|al dan niet|niet alleen|in- en uit\p{Letter}+)(?![\p{Letter}’-])/u,
  contrast:
    /(?<=,) (?:en )?niet (?:de|het|een|in|op|door|met) |(?<!\p{Letter})(?:voor zover|in de mate|niets|de enige|het enige|wel|maar|elke?|iedere?|ook|zelfs|evenals|zowel|(?:en|of) (?:is|zijn|kan|kunnen|moet|moeten|mag|mogen|wordt|worden|zal|zullen|heeft|hebben))(?!\p{Letter})/iu,
  byDefault: /(?<!(?:\p{Letter}|[Dd]e |[Hh]et |[Ee]en |[Aa]ls |[Uu]w ))[Ss]tandaard(?!\p{Letter})/u,
  noFalsifying: /(?<![\p{Letter}’-])(?:alle|noch)(?![\p{Letter}’-])/u,
  definitions: [
    /^(?:Een |De |Het )?(?<term>[\p{Letter}][\p{Letter}’'-]*(?: [\p{Letter}][\p{Letter}’'-]*){0,2}) (?:is|zijn|betekent|verwijst naar) (?<definition>(?:een |de |het )[^.]{25,200})\.$/u,
    /^(?<definition>(?:Een |De |Het |Elke? )[^.,;:]{20,160}?) (?:wordt|worden) (?:ook (?:wel )?|vaak )?(?:een |de |het )?(?<named>\p{Letter}[\p{Letter} ’'-]{2,40}) genoemd\.$/u,
    /^(?<definition>(?:Een |De |Het |Elke? )[^.,;:]{20,160}?) (?:heet|heten|noemen we|noemt men) (?:ook (?:wel )?|vaak )?(?:een |de |het )?(?<named>\p{Letter}[\p{Letter} ’'-]{2,40})\.$/u,
  ],
  abbreviations:
    /(?:^|[\s(])(?:bijv|bv|enz|d\.w\.z|o\.a|m\.b\.t|t\.o\.v|i\.p\.v|a\.d\.h\.v|nl|ca|nr|dhr|mevr|dr|St|blz|resp|incl|excl|evt|m\.a\.w|z\.g|zgn)\.$/u,
  numberWords: ["twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"],
  numberedThing:
    /(?:hoofdstuk|paragraaf|sectie|figuur|afbeelding|tabel|bijlage|pagina|versie|artikel|stap|deel|nummer|nr\.|debian|linux|windows|reeks|type|niveau|release)\s*$/iu,
  frontMatter:
    /^(?:voorwoord|woord vooraf|over (?:dit boek|dit document|deze handleiding)|dankwoord|inhoud(?:sopgave)?|index|register|verklarende woordenlijst|bibliografie|literatuur(?:lijst)?|verder lezen|licentie|copyright.*|auteursrecht.*|bijlagen?|wijzigingen.*|nieuwigheden.*|wat is er nieuw.*|samenvatting|(?:.*\s)?gnu .*licen[cs]e.*)$/iu,
  genders: { c: words("de"), n: words("het") },
};

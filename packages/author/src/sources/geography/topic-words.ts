/** Words of French, English and Dutch, folded, parted by commas; a star stands for any ending. */
function words(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim().replaceAll(/\s+/gu, " "));
}

export const continents = ["europe", "africa", "america", "asia", "oceania"] as const;
export type Continent = (typeof continents)[number];

export const continentWords: Readonly<Record<Continent, readonly string[]>> = {
  europe: words(`
    europe, europa, europeen*, european, europees, europese`),
  africa: words(`
    afrique, africa, african, africain*, afrika, afrikaans, afrikaanse`),
  america: words(`
    amerique*, america, americas, americain*, american, amerika, amerikaanse`),
  asia: words(`
    asie, asia, asian, asiatique*, azie, aziatisch*`),
  oceania: words(`
    oceanie, oceania, pacific islands, iles du pacifique`),
};

export const themes = [
  "map",
  "neighbours",
  "shores",
  "currencies",
  "languages",
  "countries",
] as const;
export type Theme = (typeof themes)[number];

export const themeWords: Readonly<Record<Theme, readonly string[]>> = {
  map: words(`
    landkaart*, wereldkaart*`),
  neighbours: words(`
    limitrophe*, buurland*, landsgrens*, landgrens*, landsgrenzen, landgrenzen`),
  shores: words(`
    pays enclave*, sans acces a la mer, pays insulaire*, etats insulaires, landlocked,
    island countries, island nations, eilandstaten, landen zonder kust, ingesloten landen`),
  currencies: words(`
    monnaies du monde, devises du monde, monnaies des pays, pays de l euro, pays de la zone
    euro, currencies of the world, currencies of countries, world currencies, eurozone
    countries, countries of the euro*, munten van de wereld, munteenheden, munteenheden van
    de wereld, valuta s van de wereld, eurolanden`),
  languages: words(`
    langues officielles, langue officielle, official language*, officiele taal, officiele
    talen, landstalen, langues du monde, languages of the world, talen van de wereld`),
  countries: words(`
    pays, etats du monde, countries, country, nations of the world, landen, continent,
    continents, continenten, werelddelen, werelddeel, geographie, geography, aardrijkskunde, topografie`),
};

/** Words of a theme that say other things as well, where no country or part of the world is named. */
export const looseWords: Readonly<Partial<Record<Theme, readonly string[]>>> = {
  map: words(`
    carte, cartes, map, maps, kaart, kaarten`),
  neighbours: words(`
    voisin, voisins, voisine, voisines, frontier*, neighbour, neighbours, neighbouring, neighbor,
    neighbors, neighboring, border, borders, bordering, buren`),
};

/** The world as a whole. */
export const worldWords = words(`
  monde, world, wereld`);

/** Parts of continents, with the lessons on them. */
export const parts: readonly {
  readonly words: readonly string[];
  readonly lessons: readonly string[];
}[] = [
  {
    words: words(`
      europe de l ouest, europe occidentale, western europe, west europa, benelux`),
    lessons: ["map-europe-west"],
  },
  {
    words: words(`
      europe du nord, northern europe, noord europa, scandinav*, pays nordiques, nordic,
      noordse landen, pays baltes, baltic states, baltische staten`),
    lessons: ["map-europe-north"],
  },
  {
    words: words(`
      balkan, balkans, balkanlanden, europe du sud est, south east europe, southeast europe,
      zuidoost europa`),
    lessons: ["map-europe-south-east"],
  },
  {
    words: words(`
      afrique de l ouest, afrique occidentale, west africa, western africa, west afrika`),
    lessons: ["map-africa-west"],
  },
  {
    words: words(`
      afrique australe, southern africa, zuidelijk afrika`),
    lessons: ["map-africa-south"],
  },
  {
    words: words(`
      amerique du sud, south america*, zuid amerika*, sud americain*`),
    lessons: ["map-america-south"],
  },
  {
    words: words(`
      amerique centrale, central america*, midden amerika*`),
    lessons: ["map-america-central"],
  },
  {
    words: words(`
      caraibes, caribbean, caraiben, caribisch*`),
    lessons: ["parts-america", "shores-america"],
  },
  {
    words: words(`
      moyen orient, proche orient, middle east, midden oosten, nabije oosten`),
    lessons: ["map-asia-west"],
  },
  {
    words: words(`
      asie du sud est, southeast asia, south east asia, zuidoost azie`),
    lessons: ["map-asia-south-east"],
  },
];

/** What is not taught, whatever other words stand beside. */
export const beyond = words(`
  capitale, capitales, capitals, capital, capital cities, hoofdste*, hoofdstad, drapeau*,
  flag, flags, vlag, vlaggen, hymne*, anthem*, volkslied*, fleuve*, riviere*, cours d eau,
  river, rivers, rivier*, lac, lacs, lakes, meren, montagne*, mountain*, berg, bergen,
  gebergte*, volcan*, volcano*, vulka*, relief, relief*, climat*, climate*, klima*, meteo*,
  weather, weer, vegetation, desert*, woestijn*, derive*, drift, plaques, plate*, platen*,
  tecton*, tekton*, geolog*, physique, physical, fysische, humaine, human, sociale,
  population*, demograph*, demograf*, bevolking*, migration*, villes, ville, cities, city,
  steden, stad, urban*, urbain*, regions, departements, histoire, history, geschiedenis,
  econom*, politi*, geopolit*, droit, law, recht, cuisine*, food, keuken, culture*, cultuur,
  music, musique, muziek, religion*, tourisme, crypto*, bitcoin*, taux de change, exchange
  rate*, wisselkoers*, guerre, war, oorlog, en developpement, developing,
  ontwikkelingslanden, emergent*, emerging, opkomende, tiers monde, third world, derde wereld,
  polic*, mental*, mind, mind map*, cognitive*, tresor*, carte graphique,
  cartes graphiques, jeu de cartes, card, cards, douane*, customs`);

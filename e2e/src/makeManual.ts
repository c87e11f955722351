const syllables = [
  "bar",
  "del",
  "fen",
  "gar",
  "hol",
  "kel",
  "lin",
  "mor",
  "nor",
  "pel",
  "quin",
  "ros",
  "sel",
  "tor",
  "val",
  "wen",
];
const buildings = [
  "bridge",
  "tower",
  "library",
  "mill",
  "harbour",
  "market hall",
  "observatory",
  "aqueduct",
];
const materials = ["granite", "oak", "brick", "limestone", "slate", "copper", "sandstone", "iron"];
const trades = [
  "weaving",
  "glassmaking",
  "printing",
  "shipbuilding",
  "pottery",
  "clockmaking",
  "tanning",
  "brewing",
];
const goods = ["cloth", "lenses", "maps", "boats", "tiles", "clocks", "leather", "beer"];

/** The item at an index, over and over; the list is never empty. */
function pick(list: readonly [string, ...string[]] | readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}

function townName(index: number): string {
  const name =
    pick(syllables, index * 7 + 3) +
    pick(syllables, index * 5 + Math.floor(index / 16) + 1) +
    "ton";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function section(town: string, seed: number): string[] {
  const building = pick(buildings, seed);
  const material = pick(materials, seed * 3 + 1);
  const trade = pick(trades, seed * 5 + 2);
  const good = pick(goods, seed * 5 + 2);
  const year = 1200 + ((seed * 37) % 700);
  return [
    `## The ${building} of ${town}`,
    `The ${building} of ${town} was built in ${year}. Its walls are made of ${material}. The council of ${town} spent ${200 + ((seed * 91) % 800)} crowns on the ${building}. A flood in ${year + 61} destroyed the eastern side of the ${building}. The masons of ${town} repaired the damage within ${2 + (seed % 9)} years.`,
    `The people of ${town} lived mainly from ${trade}. Merchants carried the ${good} of ${town} along the river to the coast. Each workshop in ${town} employed about ${4 + (seed % 17)} workers. The guild of ${town} did not admit apprentices younger than ${11 + (seed % 5)} years. Every apprentice had to pay a fee before the first day of work.`,
    `A toll is a fee that travellers pay to cross the ${building} of ${town}. The toll of ${town} was abolished in ${year + 140}. The records of ${town} are kept in a chest of ${material} with ${2 + (seed % 4)} locks. Visitors must not touch the records without the permission of the archivist.`,
  ];
}

/** A manual of invented towns, always the same: enough text for a PDF of at least that many pages. */
export function makeManual(pages: number): string {
  const chapters = Math.ceil(pages / 5);
  return Array.from({ length: chapters }, (_, chapter) => {
    const town = townName(chapter);
    const sections = Array.from({ length: 14 }, (__, index) => section(town, chapter * 14 + index));
    return [`# ${town}`, ...sections.flat()].join("\n\n");
  }).join("\n\n");
}
